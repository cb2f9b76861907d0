# Tous les mots qu’une personne lit en français. en.ftl a les mêmes clés, attributs et variables.
#
# Les cartes entrent dans une phrase sous une forme toute prête : $card est la forme .the ou .a d’une carte,
# sauf si un commentaire dit le contraire. $you vaut "yes" quand c’est la personne qui lit qui agit ; sinon
# $player est le nom de celle qui agit.

language-name = Français

## Jeux

game-onirim = Onirim
    .base = Les Portes du rêve
    .text = Trouvez les huit Portes du labyrinthe des rêves avant que la pioche ne s’épuise, en solitaire ou à deux.
    .goodbye = Faites de beaux rêves.
game-labyrinth = Labyrinth
    .base = Le labyrinthe qui bouge
    .text = Poussez les murs d’un labyrinthe, trouvez vos trésors et rentrez avant les autres ; de un à quatre joueurs.
    .goodbye = Le labyrinthe aura bougé à votre retour.

## Plusieurs choses, plusieurs phrases, l’une après l’autre

list-both = { $first }, { $second }
sentence-both = { $first } { $second }
sentence = { CAPITALISED($text) }

## Jeux sans mots à eux

# $what et $kind sont des textes du jeu lui-même, qu’il peut n’avoir qu’en une langue.
plain-act = { CAPITALISED($what) }
plain-question = Que faites-vous ? ({ $kind })
plain-chance-next = Le hasard décide maintenant.
plain-over = La partie est terminée.
plain-choice = { $you ->
        [yes] Vous : { CONTINUED($what) }.
       *[no] { $player } : { CONTINUED($what) }.
    }
plain-choice-hidden = { $player } a décidé ({ $kind }).
plain-chance = Le hasard apporte : { $what }.
plain-chance-hidden = Le hasard décide, à l’abri de vos regards ({ $kind }).
plain-won = { $count ->
        [one] Vous avez gagné !
       *[other] Vous avez gagné ensemble !
    }
plain-lost = { $count ->
        [one] Cette partie est perdue.
       *[other] Vous avez perdu ensemble.
    }
plain-none-won = Personne n’a gagné.
# $players est un nom, ou plusieurs avec des virgules.
plain-won-by = { $count ->
        [one] { $players } a gagné.
       *[other] { $players } se partagent la victoire.
    }
plain-yes = oui
plain-no = non
plain-none = –
plain-zone-of = { $name } : { $value }
plain-empty = rien
plain-hidden = face cachée
plain-table = La table
plain-legend = Comment la table est écrite
plain-help = Tapez la touche à gauche d’un choix, puis Entrée.
plain-help-stops = Là où l’on passe d’habitude, la partie passe pour vous, sauf si vous demandez une halte : la touche t arrête une fois, à la prochaine occasion.
plain-turns = { $count ->
        [one] Un choix a été fait.
       *[other] { $count } choix ont été faits.
    }
plain-goodbye = À bientôt.

## Options et variantes

onirim-option-players = Joueurs
    .text = Jouer en solitaire, ou à deux ensemble.
onirim-option-players-1 = en solitaire
    .text = Vous explorez le labyrinthe par vos propres moyens.
onirim-option-players-2 = à deux
    .text = On gagne ou on perd ensemble ; il faut à chacun une Porte de chaque couleur.
    .short = à deux
onirim-option-talk = Communication
    .text = Ce que les deux partenaires se montrent.
onirim-option-talk-open = communication totale
    .text = Les mains personnelles sont montrées et l’on peut tout se dire.
    .short = ouvert
onirim-option-talk-silent = grand silence
    .text = Rien n’est montré ni dit des mains personnelles.
    .short = en silence
onirim-option-book = Le Grimoire des Pas Perdus
    .text = Les Portes s’obtiennent dans l’ordre d’une rangée d’Objectifs ; des Sorts vous aident.
onirim-option-book-no = sans le Grimoire
    .text = Les Portes s’obtiennent dans n’importe quel ordre et il n’y a pas de Sorts.
onirim-option-book-yes = avec le Grimoire
    .text = Les Objectifs fixent l’ordre des Portes ; les Sorts coûtent 5, 7 et 10 cartes de la défausse.
    .short = Livre
onirim-option-book-lost = Perdus !
    .text = Comme avec le Grimoire, mais les Sorts coûtent 6, 9 et 12 cartes de la défausse.
    .short = Perdus !
onirim-option-towers = Les Tours
    .text = Un Rempart de quatre Tours doit se dresser pour que vous puissiez gagner.
onirim-option-towers-no = sans les Tours
    .text = Il n’y a pas de Tours dans la pioche.
onirim-option-towers-yes = avec les Tours
    .text = Douze Tours rejoignent la pioche ; un Rempart achevé ne craint plus les Cauchemars.
    .short = Tours
onirim-option-towers-ruins = Les ruines dispersées
    .text = Comme avec les Tours, mais les Cauchemars ébranlent même un Rempart achevé.
    .short = Ruines
onirim-option-dreams = Songes Heureux et Funestes Prémonitoires
    .text = Les Songes Heureux vous aident ; les Prémonitoires frappent à mesure que vos Portes s’accumulent.
    .short = Rêves { $value }
onirim-option-dreams-0 = sans les Songes
    .text = Il n’y a ni Songes Heureux ni Funestes Prémonitoires.
onirim-option-dreams-4 = quatre Prémonitoires
    .text = Quatre Funestes Prémonitoires sont visibles au début.
onirim-option-dreams-5 = cinq Prémonitoires
    .text = La variante difficile : cinq Funestes Prémonitoires sont visibles au début.
onirim-option-dreams-6 = six Prémonitoires
    .text = La variante la plus difficile : six Funestes Prémonitoires sont visibles au début.

## Couleurs, lieux, symboles, familles

colour-r = rouge
    .feminine = rouge
    .feminines = rouges
    .short = Ro
colour-b = bleu
    .feminine = bleue
    .feminines = bleues
    .short = Bl
colour-g = vert
    .feminine = verte
    .feminines = vertes
    .short = Ve
colour-n = brun
    .feminine = brune
    .feminines = brunes
    .short = Br

place-r = observatoire
place-b = aquarium
place-g = jardin
place-n = bibliothèque

symbol-s = Soleil
    .letter = s
symbol-m = Lune
    .letter = l
symbol-k = Clé
    .letter = c
symbol-none = rien

family-door = Porte
    .letter = P
family-labyrinth = Labyrinthe
family-chamber = Pièce
family-tower = Tour
family-dream = Songe
family-relic = Relique

## Cartes, par code

card-rs = Soleil rouge
    .the = le Soleil rouge
    .a = un Soleil rouge
card-rm = Lune rouge
    .the = la Lune rouge
    .a = une Lune rouge
card-rk = Clé rouge
    .the = la Clé rouge
    .a = une Clé rouge
card-bs = Soleil bleu
    .the = le Soleil bleu
    .a = un Soleil bleu
card-bm = Lune bleue
    .the = la Lune bleue
    .a = une Lune bleue
card-bk = Clé bleue
    .the = la Clé bleue
    .a = une Clé bleue
card-gs = Soleil vert
    .the = le Soleil vert
    .a = un Soleil vert
card-gm = Lune verte
    .the = la Lune verte
    .a = une Lune verte
card-gk = Clé verte
    .the = la Clé verte
    .a = une Clé verte
card-ns = Soleil brun
    .the = le Soleil brun
    .a = un Soleil brun
card-nm = Lune brune
    .the = la Lune brune
    .a = une Lune brune
card-nk = Clé brune
    .the = la Clé brune
    .a = une Clé brune
card-rd = Porte rouge
    .the = la Porte rouge
    .a = une Porte rouge
card-bd = Porte bleue
    .the = la Porte bleue
    .a = une Porte bleue
card-gd = Porte verte
    .the = la Porte verte
    .a = une Porte verte
card-nd = Porte brune
    .the = la Porte brune
    .a = une Porte brune
card-xn = Cauchemar
    .the = le Cauchemar
    .a = un Cauchemar
card-xh = Songe Heureux
    .the = le Songe Heureux
    .a = un Songe Heureux
card-r3 = Tour rouge 3
    .the = la Tour rouge 3
    .a = une Tour rouge 3
card-r4 = Tour rouge 4
    .the = la Tour rouge 4
    .a = une Tour rouge 4
card-r5 = Tour rouge 5
    .the = la Tour rouge 5
    .a = une Tour rouge 5
card-b3 = Tour bleue 3
    .the = la Tour bleue 3
    .a = une Tour bleue 3
card-b4 = Tour bleue 4
    .the = la Tour bleue 4
    .a = une Tour bleue 4
card-b5 = Tour bleue 5
    .the = la Tour bleue 5
    .a = une Tour bleue 5
card-g3 = Tour verte 3
    .the = la Tour verte 3
    .a = une Tour verte 3
card-g4 = Tour verte 4
    .the = la Tour verte 4
    .a = une Tour verte 4
card-g5 = Tour verte 5
    .the = la Tour verte 5
    .a = une Tour verte 5
card-n3 = Tour brune 3
    .the = la Tour brune 3
    .a = une Tour brune 3
card-n4 = Tour brune 4
    .the = la Tour brune 4
    .a = une Tour brune 4
card-n5 = Tour brune 5
    .the = la Tour brune 5
    .a = une Tour brune 5
card-rg = Objectif rouge
    .the = l’Objectif rouge
    .a = un Objectif rouge
card-bg = Objectif bleu
    .the = l’Objectif bleu
    .a = un Objectif bleu
card-gg = Objectif vert
    .the = l’Objectif vert
    .a = un Objectif vert
card-ng = Objectif brun
    .the = l’Objectif brun
    .a = un Objectif brun
card-p1 = Funeste Prémonitoire 1
    .the = le Funeste Prémonitoire 1
    .a = le Funeste Prémonitoire 1
card-p2 = Funeste Prémonitoire 2
    .the = le Funeste Prémonitoire 2
    .a = le Funeste Prémonitoire 2
card-p3 = Funeste Prémonitoire 3
    .the = le Funeste Prémonitoire 3
    .a = le Funeste Prémonitoire 3
card-p4 = Funeste Prémonitoire 4
    .the = le Funeste Prémonitoire 4
    .a = le Funeste Prémonitoire 4
card-p5 = Funeste Prémonitoire 5
    .the = le Funeste Prémonitoire 5
    .a = le Funeste Prémonitoire 5
card-p6 = Funeste Prémonitoire 6
    .the = le Funeste Prémonitoire 6
    .a = le Funeste Prémonitoire 6
card-p7 = Funeste Prémonitoire 7
    .the = le Funeste Prémonitoire 7
    .a = le Funeste Prémonitoire 7
card-p8 = Funeste Prémonitoire 8
    .the = le Funeste Prémonitoire 8
    .a = le Funeste Prémonitoire 8

# Des cartes dont on ne connaît que la sorte, ou rien du tout.
card-door = Porte
    .the = la Porte
    .a = une Porte
card-key = Clé
    .the = la Clé
    .a = une Clé
card-goal = Objectif
    .the = l’Objectif
    .a = un Objectif
card-hidden = carte cachée
    .the = la carte cachée
    .a = une carte

# $count cartes pareilles dans une pile ; $card est la forme simple.
card-times = { $count } × { $card }

## Zones, selon les noms de la vue

zone-hands = mains personnelles
zone-hand = main
zone-personal = main personnelle
zone-shared = main commune
zone-rows = rangées
zone-row = rangée
zone-doors = Portes obtenues
zone-deck = pioche
zone-deck-top = sommet de la pioche
zone-deck-bottom = bas de la pioche
zone-unseen = cartes non vues
zone-discard = défausse
zone-limbo = Limbes
zone-removed = retirées du jeu
zone-goals = Objectifs
zone-towers = Tours
zone-rampart = Rempart de tours
zone-premonitions = Funestes Prémonitoires
zone-hidden-premonitions = Funestes Prémonitoires face cachée
zone-gone-premonitions = Funestes Prémonitoires écartés
zone-resolving = carte en cours
zone-striking = Funeste Prémonitoire en cours
zone-looked = cartes regardées
zone-series = série

## Phases d’un tour

phase-action = jouer ou défausser une carte
phase-fill = compléter votre main
phase-limbo = mélanger les Limbes

## Décisions : la question, et un titre court

kind-main = Jouez ou défaussez une carte.
    .title = Jouer ou défausser
kind-source = Prenez-vous { $card } dans votre main personnelle ou dans la main commune ?
    .title = Personnelle ou commune
kind-end = À quel bout de la rangée bâtissez-vous { $card } ?
    .title = Bout de la rangée
kind-claim = Trois cartes { $colour } de suite : chercher une Porte ?
    .title = Chercher une Porte
kind-door = Vous piochez { $card }. Qu’en faites-vous ?
    .title = Une Porte
kind-nightmare = Vous piochez un Cauchemar. Choisissez ce qu’il vous coûte.
    .title = Un Cauchemar
kind-stop = Lancer un Sort, ou continuer ?
    .title = Sort ou suite
kind-raze = Le Cauchemar ébranle les Tours. Laquelle tombe ?
    .title = Une Tour tombe
kind-drop = Prophétie : défaussez une des cartes que vous regardez.
    .title = Prophétie
kind-put = Reposez les cartes sur la pioche. Laquelle maintenant ? La première sera la plus profonde.
    .title = Retour sur la pioche
kind-tower-look = Regarder les { $number } premières cartes de la pioche ?
    .title = Regard d’une Tour
kind-happy = Vous piochez un Songe Heureux. Choisissez ce qu’il vous offre.
    .title = Un Songe Heureux
kind-happy-drop = Défaussez autant de cartes révélées que vous voulez, une par une.
    .title = Cartes révélées
kind-fetch = Quelle carte cherchez-vous dans la pioche ? Elle ira au sommet.
    .title = Chercher une carte
kind-pay = { $owed ->
    [one] Le Sort coûte encore { $owed } carte de la défausse. Laquelle quitte le jeu ?
   *[other] Le Sort coûte encore { $owed } cartes de la défausse. Laquelle quitte le jeu maintenant ?
}
    .title = Payer un Sort
kind-raise = Laquelle des cartes du bas va au sommet de la pioche ?
    .title = Prophétie Paradoxale
kind-under = Glissez les autres sous la pioche. Laquelle maintenant ? La dernière sera tout en bas.
    .title = Sous la pioche
kind-goal-first = Quel Objectif intervertissez-vous ?
    .title = Premier Objectif
kind-goal-second = Avec quel Objectif intervertissez-vous celui de la place { $number } ?
    .title = Second Objectif
kind-premonition = Plusieurs Funestes Prémonitoires se réalisent à la fois. Lequel résolvez-vous d’abord ?
    .title = Funestes Prémonitoires
kind-lose-door = Quelle Porte va dans les Limbes ?
    .title = Une Porte perdue
kind-key = Quelle Clé de la pioche est défaussée ?
    .title = Clés de la pioche
kind-swap-give = Échanger une de vos cartes avec une carte commune ? Laquelle donnez-vous ?
    .title = Échange : donner
kind-swap-take = Quelle carte commune prenez-vous contre { $card } ?
    .title = Échange : prendre
kind-pick = Choisissez une carte pour votre main personnelle.
    .title = Choix des mains

# Ce que le hasard s’apprête à apporter.
chance-draw = Une carte est piochée.
chance-reveal = Une carte est révélée.
chance-look = Une carte est regardée.
chance-goal = Un Objectif est posé.
chance-premonition = Un Funeste Prémonitoire est révélé.

## Actions

act-play = Jouer { $card }
act-discard = Défausser { $card }
act-discard-key = Défausser { $card } pour une Prophétie
act-discard-tower = Défausser { $card }, en regardant si vous voulez les { $number } premières cartes de la pioche
act-cast = Lancer { $spell }
act-cast-for = Lancer { $spell } pour { $cost } cartes de la défausse
act-from-hand = De votre main personnelle
act-from-shared = De la main commune
act-at-left = Au bout gauche
act-at-right = Au bout droit
act-leave-door = Ne pas chercher de Porte
act-fetch-door = Chercher { $card }
act-door-to-limbo = Mettre { $card } dans les Limbes
act-door-for-key = Payer avec { $card }
act-door-for-shared-key = Payer avec { $card } de la main commune
act-nightmare-key = I. Défausser { $card }
act-nightmare-shared-key = I. Défausser { $card } de la main commune
act-nightmare-door = II. Mettre { $card } dans les Limbes
act-nightmare-reveal = III. Révéler 5 cartes du sommet de la pioche et les défausser ; Portes et Songes vont dans les Limbes
act-nightmare-hand = IV. Défausser toute votre main et en piocher une nouvelle
act-pass = Continuer sans Sort
act-raze = Défausser { $card }
act-false-destruction = Fausse destruction : aucune Tour ne tombe, le Cauchemar va dans les Limbes
act-drop = Défausser { $card }
act-put = Reposer { $card }
act-no-look = Ne pas regarder
act-look = Les regarder
act-dream-remove = Retirer du jeu { $card }
act-dream-reveal = Révéler 7 cartes du sommet de la pioche et défausser celles que vous voulez
act-dream-fetch = Chercher une carte dans la pioche et la mettre au sommet
act-throw = Défausser { $card }
act-keep-rest = Garder le reste
act-fetch = Chercher { $card }
act-pay = Payer avec { $card }
act-raise = Mettre { $card } au sommet
act-under = Glisser { $card } sous la pioche
act-swap-goal = Intervertir { $card }, place { $number }
act-with-goal = Avec { $card }, place { $number }
act-strike = Résoudre { $card }
act-lose-door = Mettre { $card } dans les Limbes
act-lose-door-of = Mettre { $card } du joueur { $number } dans les Limbes
act-search-key = Défausser { $card } de la pioche
act-search-no-key = Il ne reste aucune Clé dans la pioche
act-give = Donner { $card }
act-no-swap = Ne rien échanger
act-take = Prendre { $card }
act-pick = Choisir { $card }

## Sorts

spell-paradox = Prophétie Paradoxale
    .text = Regardez les 5 cartes du bas de la pioche, mettez-en une au sommet et les autres en bas, dans l’ordre que vous voulez.
spell-planning = Planification Parallèle
    .text = Intervertissez deux Objectifs.
spell-punishment = Puissante Punition
    .text = Défaussez le Cauchemar qui vient d’être pioché : il ne se passe rien.

## Funestes Prémonitoires : la condition et la pénalité

premonition-p1 = Les deux Portes rouges sur la table : toutes les Pièces rouges de la pioche sont défaussées.
    .condition = les deux Portes rouges sur la table
    .penalty = toutes les Pièces rouges de la pioche sont défaussées
    .when = deux Portes rouges
    .then = la pioche perd ses Pièces rouges
premonition-p2 = Deux Portes d’une même couleur sur la table : l’une des deux va dans les Limbes.
    .condition = deux Portes d’une même couleur sur la table
    .penalty = l’une des deux va dans les Limbes
    .when = deux Portes d’une couleur
    .then = l’une d’elles va aux Limbes
premonition-p3 = Les deux Portes vertes sur la table : un Cauchemar passe de la défausse aux Limbes.
    .condition = les deux Portes vertes sur la table
    .penalty = un Cauchemar passe de la défausse aux Limbes
    .when = deux Portes vertes
    .then = un Cauchemar défaussé va aux Limbes
premonition-p4 = Cinq Portes ou plus sur la table : deux autres Funestes Prémonitoires sont révélés.
    .condition = cinq Portes ou plus sur la table
    .penalty = deux autres Funestes Prémonitoires sont révélés
    .when = cinq Portes
    .then = deux Prémonitoires de plus révélés
premonition-p5 = Les deux Portes bleues sur la table : deux Clés que vous choisissez dans la pioche sont défaussées.
    .condition = les deux Portes bleues sur la table
    .penalty = deux Clés que vous choisissez dans la pioche sont défaussées
    .when = deux Portes bleues
    .then = la pioche perd deux Clés de votre choix
premonition-p6 = Une Porte de chaque couleur sur la table : tous les Songes Heureux de la pioche sont défaussés.
    .condition = une Porte de chaque couleur sur la table
    .penalty = tous les Songes Heureux de la pioche sont défaussés
    .when = une Porte de chaque couleur
    .then = la pioche perd ses Songes Heureux
premonition-p7 = Les deux Portes brunes sur la table : une Porte que vous choisissez va dans les Limbes.
    .condition = les deux Portes brunes sur la table
    .penalty = une Porte que vous choisissez va dans les Limbes
    .when = deux Portes brunes
    .then = une Porte de votre choix va aux Limbes
premonition-p8 = Trois Portes ou plus sur la table : vous défaussez votre main, en piochez une nouvelle, et un autre Funeste Prémonitoire est révélé.
    .condition = trois Portes ou plus sur la table
    .penalty = vous défaussez votre main, en piochez une nouvelle, et un autre Funeste Prémonitoire est révélé
    .when = trois Portes
    .then = nouvelle main, un Prémonitoire de plus

## Ce qui s’est passé : choix

event-play = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $player } joue { $card }.
}
event-discard = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $player } défausse { $card }.
}
event-cast = { $you ->
    [yes] Vous lancez { $spell }.
   *[no] { $player } lance { $spell }.
}
event-from-hand = La carte vient de la main personnelle.
event-from-shared = La carte vient de la main commune.
event-at-left = La Tour va au bout gauche de la rangée.
event-at-right = La Tour va au bout droit de la rangée.
event-leave-door = { $you ->
    [yes] Vous ne cherchez pas de Porte.
   *[no] { $player } ne cherche pas de Porte.
}
event-fetch-door = { $you ->
    [yes] Vous cherchez une Porte dans la pioche.
   *[no] { $player } cherche une Porte dans la pioche.
}
event-door-to-limbo = La Porte va dans les Limbes.
event-door-for-key = { $you ->
    [yes] Vous payez la Porte avec une Clé.
   *[no] { $player } paie la Porte avec une Clé.
}
event-door-for-shared-key = { $you ->
    [yes] Vous payez la Porte avec une Clé de la main commune.
   *[no] { $player } paie la Porte avec une Clé de la main commune.
}
event-nightmare-key = { $you ->
    [yes] Vous défaussez { $card } face au Cauchemar.
   *[no] { $player } défausse { $card } face au Cauchemar.
}
event-nightmare-shared-key = { $you ->
    [yes] Vous défaussez { $card } de la main commune face au Cauchemar.
   *[no] { $player } défausse { $card } de la main commune face au Cauchemar.
}
event-nightmare-door = { $you ->
    [yes] Vous cédez { $card } au Cauchemar.
   *[no] { $player } cède { $card } au Cauchemar.
}
event-nightmare-reveal = Le Cauchemar balaie cinq cartes du sommet de la pioche.
event-nightmare-hand = { $you ->
    [yes] Vous défaussez toute votre main face au Cauchemar.
   *[no] { $player } défausse toute sa main face au Cauchemar.
}
event-pass = { $you ->
    [yes] Vous continuez sans Sort.
   *[no] { $player } continue sans Sort.
}
event-raze = { $you ->
    [yes] Vous laissez tomber { $card }.
   *[no] { $player } laisse tomber { $card }.
}
event-false-destruction = Fausse destruction : aucune Tour ne tombe, et le Cauchemar va dans les Limbes.
event-drop = { $you ->
    [yes] Prophétie : vous défaussez { $card }.
   *[no] Prophétie : { $player } défausse { $card }.
}
event-put = { $you ->
    [yes] Vous reposez { $card } sur la pioche.
   *[no] { $player } repose { $card } sur la pioche.
}
event-no-look = { $you ->
    [yes] Vous ne regardez pas la pioche.
   *[no] { $player } ne regarde pas la pioche.
}
event-look = { $you ->
    [yes] Vous regardez le sommet de la pioche.
   *[no] { $player } regarde le sommet de la pioche.
}
event-dream-remove = { $you ->
    [yes] Vous retirez du jeu { $card }.
   *[no] { $player } retire du jeu { $card }.
}
event-dream-reveal = { $you ->
    [yes] Vous révélez le sommet de la pioche.
   *[no] { $player } révèle le sommet de la pioche.
}
event-dream-fetch = { $you ->
    [yes] Vous cherchez une carte dans la pioche.
   *[no] { $player } cherche une carte dans la pioche.
}
event-throw = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $player } défausse { $card }.
}
event-keep-rest = { $you ->
    [yes] Vous gardez le reste.
   *[no] { $player } garde le reste.
}
event-fetch = { $you ->
    [yes] Vous mettez { $card } au sommet de la pioche.
   *[no] { $player } met { $card } au sommet de la pioche.
}
event-pay = { $you ->
    [yes] Vous retirez du jeu { $card } pour payer le Sort.
   *[no] { $player } retire du jeu { $card } pour payer le Sort.
}
event-raise = { $you ->
    [yes] Vous mettez { $card } au sommet de la pioche.
   *[no] { $player } met { $card } au sommet de la pioche.
}
event-under = { $you ->
    [yes] Vous glissez { $card } sous la pioche.
   *[no] { $player } glisse { $card } sous la pioche.
}
event-swap-goal = { $you ->
    [yes] Vous choisissez l’Objectif de la place { $number }.
   *[no] { $player } choisit l’Objectif de la place { $number }.
}
event-with-goal = { $you ->
    [yes] Vous l’intervertissez avec l’Objectif de la place { $number }.
   *[no] { $player } l’intervertit avec l’Objectif de la place { $number }.
}
event-strike = { $you ->
    [yes] Vous résolvez { $card }.
   *[no] { $player } résout { $card }.
}
event-lose-door = { $you ->
    [yes] Vous mettez { $card } dans les Limbes.
   *[no] { $player } met { $card } dans les Limbes.
}
event-search-key = { $you ->
    [yes] Vous défaussez { $card } de la pioche.
   *[no] { $player } défausse { $card } de la pioche.
}
event-search-no-key = Il ne reste aucune Clé dans la pioche.
event-give = { $you ->
    [yes] Vous donnez { $card } à la main commune.
   *[no] { $player } donne { $card } à la main commune.
}
event-no-swap = { $you ->
    [yes] Vous n’échangez rien.
   *[no] { $player } n’échange rien.
}
event-take = { $you ->
    [yes] Vous prenez { $card } dans la main commune.
   *[no] { $player } prend { $card } dans la main commune.
}
event-pick = { $you ->
    [yes] Vous choisissez { $card }.
   *[no] { $player } choisit { $card }.
}

# Un choix que la personne qui lit ne voit pas ; $kind est le titre de la décision.
event-hidden-choice = { $player } décide ({ $kind }).

## Ce qui s’est passé : hasard

event-reveal = La pioche montre { $card }.

## Ce qui s’est passé : conséquences

event-turn = { $you ->
    [yes] À vous de jouer.
   *[no] C’est à { $player } de jouer.
}
event-hand = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $player } pioche { $card }.
}
event-hand-count = { $count ->
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $count } cartes.
}
event-shared-hand = La main commune reçoit { $card }.
event-comes-up = La pioche apporte { $card }.
event-door-gained = { $you ->
    [yes] Vous obtenez { $card }.
   *[no] { $player } obtient { $card }.
}
event-door-lost = { $you ->
    [yes] Vous perdez { $card }, qui va dans les Limbes.
   *[no] { $player } perd { $card }, qui va dans les Limbes.
}
event-limbo = Dans les Limbes : { $card }.
event-limbo-shuffled = Les Limbes sont mélangées dans la pioche.
event-tower-stands = Se dresse maintenant : { $card }.
event-tower-fallen = Tombée : { $card }.
event-rampart = Un Rempart de tours se dresse.
event-rampart-fallen = Le Rempart de tours est brisé.
event-goal-done = L’Objectif de la place { $number } est atteint : { $card }.
event-goal-due = L’Objectif de la place { $number } est de nouveau à atteindre : { $card }.
# $card est la forme simple dans ces deux phrases.
event-premonition-shown = { $card } est révélé. { $text }
event-premonition-gone = { $card } quitte le jeu.
event-undo = { $count ->
    [one] Le dernier pas est repris.
   *[other] Les { $count } derniers pas sont repris.
}
event-seat = { $name } prend la place { $number }.
event-seat-empty = Plus personne n’occupe la place { $number }.
event-hint = { $you ->
    [yes] Vous recevez un conseil.
   *[no] { $player } reçoit un conseil.
}
event-resign = { $you ->
    [yes] Vous abandonnez la partie.
   *[no] { $player } abandonne la partie.
}
event-leave = { $how ->
    [still] { $player } abandonne et s’en va ; son pion ne bouge plus.
   *[bot] { $player } abandonne et s’en va ; un robot continue à sa place.
}

## Résultats

result-won = Victoire ! La sortie du labyrinthe est ouverte.
result-won-together = Victoire ! Vous avez tous deux trouvé la sortie du labyrinthe.
result-lost = Défaite : il fallait piocher et la pioche était vide.
result-resigned = La partie a été abandonnée.
result-resigned-by = { $player } a abandonné la partie.
result-left = { $player } a abandonné.
result-given-to = { $player } a abandonné : { $winner } gagne.
result-counts = { $doors ->
    [one] { $doors } Porte obtenue
   *[other] { $doors } Portes obtenues
}, { $turns ->
    [one] { $turns } tour joué.
   *[other] { $turns } tours joués.
}

## Le terminal : la table

ui-player = Joueur { $number }
# Un robot : le numéro de son siège, et son niveau ou son nom.
ui-bot = Robot { $number }
    .full = Robot { $number } ({ $bot })
ui-level-easy = facile
ui-level-medium = moyen
ui-level-hard = difficile
ui-level-expert = expert
ui-level-still = ne bouge plus
ui-thinking = { $player } réfléchit…
ui-next-to-decide = { $player } doit décider.
ui-turn = Tour { $number }
ui-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-nightmares = { $count ->
    [one] { $count } Cauchemar
   *[other] { $count } Cauchemars
}
ui-dreams = { $count ->
    [one] { $count } Songe Heureux
   *[other] { $count } Songes Heureux
}
ui-doors = { $count ->
    [one] { $count } Porte
   *[other] { $count } Portes
}
ui-face-down = { $count } face cachée
ui-series = série : { $length }, { $colour }
ui-deck-shows = La pioche montre : { $cards }.
ui-removed = Retirées du jeu : { $cards }.
ui-goal-due = à atteindre : { $card }
ui-rampart-stands = un Rempart se dresse
ui-rampart-missing = pas encore de Rempart
# $when et $then sont les formes courtes de la condition et de la pénalité d’un Prémonitoire.
ui-premonition = { $when } : { $then }

ui-label-deck = Pioche
ui-label-top = Au sommet
ui-label-bottom = Tout en bas
ui-label-discard = Défausse
ui-label-limbo = Limbes
ui-label-removed = Retirées
ui-label-unseen = Encore à venir
ui-label-goals = Objectifs
ui-label-doors = Portes
ui-label-towers = Tours
ui-label-premonitions = Prémonitoires
ui-label-striking = Se réalise
ui-label-row = Rangée
ui-label-hand = Main
ui-label-shared = commune
ui-label-sight = En vue

## Le terminal : les choix

ui-do-play = jouer
ui-do-build = bâtir
ui-do-discard = défausser
ui-do-prophecy = défausser pour une Prophétie
ui-do-look = défausser pour voir { $number } cartes
ui-in-hand = perso
ui-in-shared = commune
ui-in-both = les deux
ui-prompt = Votre choix
ui-prompt-player = { $player }, votre choix
ui-prompt-watch = Entrée pour continuer
ui-hint-thinking = Recherche du meilleur choix…
ui-not-a-choice = « { $text } » n’est pas un des choix ; la touche ? montre l’aide.
ui-several = Plusieurs à la fois : { $example }
ui-not-in-order = « { $text } » ne peut pas se jouer dans cet ordre ; rien n’a été fait.
ui-choose = Choisissez-en { $size }, dans n’importe quel ordre, un par un ou ensemble : { $example }
ui-choose-keys = Choisissez-en { $size }, dans n’importe quel ordre.
ui-chosen-so-far = Choisi { $count } sur { $size } : { $cards }
ui-pay-all = Retirer du jeu, pour le Sort : { $cards } ?
ui-yes-key = o
ui-no-key = n
ui-confirm = { $question } ({ $yes }/{ $no })

## Le terminal : les commandes

ui-command-help = aide
ui-command-piles = piles
ui-command-treasures = trésors
ui-command-zones = toute la table
ui-command-log = récit
ui-command-undo = annuler
ui-command-save = sauver
ui-command-stop = faire halte
    .asked = La partie s’arrêtera au prochain choix qu’elle aurait fait pour vous.
ui-command-spell = halte Sort
    .asked = La partie s’arrêtera à votre prochaine occasion de lancer un Sort.
ui-command-resign = céder
ui-command-solve = solution
ui-command-quit = quitter
ui-command-again = rejouer la même donne
ui-command-new = nouvelle partie
ui-command-next = suite
ui-command-previous = retour
ui-command-first = début
ui-command-last = fin
ui-command-step = un nombre va à cette étape
ui-command-hint = conseil
ui-command-analysis = analyse
ui-command-to-end = jusqu’au bout
ui-yes = oui
ui-no = non
ui-page-back = page précédente
ui-page-close = fermer
ui-too-small = Cette fenêtre a { $columns } × { $lines } caractères, et le jeu en demande { $usual_columns } × { $usual_lines }. Agrandissez-la, ou réduisez les lettres.
ui-press-enter = Appuyez sur Entrée pour continuer.
ui-doom = Après ce choix, la partie ne peut plus être gagnée. Le faire quand même ?
ui-kept = Le choix n’a pas été fait.
ui-undone = Choix repris.
ui-resign = Abandonner la partie ?
ui-save-path = Sauver dans quel fichier ? Entrée seule : { $path }
ui-overwrite = { $path } existe déjà. L’écraser ?
ui-saved = Sauvé dans { $path }
ui-resume-with = Pour continuer : { $command }
ui-not-saved = Cette partie n’est pas sauvée : { $why }
ui-resumed = La partie de { $path } continue.
ui-quit-unsaved = Cette partie n’a pas pu être sauvée. La quitter quand même ?
ui-left = La partie a été quittée avant la fin.
ui-input-ended = La saisie s’est terminée avant la partie.
ui-interrupted = Interrompu.
ui-curtain = Passez le clavier : { $player }.
ui-curtain-look-away = { $player }, vous seul pouvez regarder l’écran. Appuyez sur Entrée quand vous êtes prêt.
ui-deal = La même donne encore : --deal { $secret }
ui-log-title = Ce qui s’est passé, le plus récent d’abord
ui-log-empty = Il ne s’est encore rien passé.
ui-help-title = Aide
ui-help-keys = Tapez la touche à gauche d’un choix. Des cartes pareilles font un seul choix.
ui-help-lines = Une réponse se termine par Entrée. Quand plusieurs choix se suivent, comme pour un paiement, vous pouvez taper toutes leurs touches à la fois, séparées par des espaces.
ui-help-pointing = Une touche répond aussitôt, sans Entrée. Vous pouvez aussi cliquer sur un choix, ou y aller avec les flèches du clavier et appuyer sur Entrée. Quand une touche en commence d’autres, celles-ci s’éclairent : continuez, ou appuyez sur Entrée. Échap efface ce que vous avez tapé. Avec Maj, la souris sélectionne du texte comme toujours.
ui-help-replay = n avance d’une étape et p recule, f va à la première et l à la dernière ; un nombre puis Entrée va à cette étape, et q quitte.
ui-help-undo = Vous pouvez reprendre un choix. Dans une partie en grand silence, ce n’est plus possible dès que quelque chose de caché a été montré.
ui-help-stops = Un Sort peut se lancer avant chaque pioche. La partie y passe pour vous, sauf si vous demandez une halte : la touche t arrête une fois, à la prochaine occasion.
ui-help-hint = La touche h donne un conseil : le meilleur choix, ce qu’il vaut, et pourquoi quand cela peut se dire. Après la fin, elle passe toute la partie en revue : la part du hasard, et le coût de chaque choix.
ui-help-cards = Comment les cartes sont écrites

ui-replay-step = Étape { $step } sur { $steps }
ui-replay-step-none = Il n’y a pas d’étape « { $text } » ; les étapes vont de 0 à { $steps }.
ui-replay-over = C’est la fin de l’enregistrement.
ui-replay-begins = C’est le début de l’enregistrement.
ui-analysis-title = La partie passée en revue
ui-analysis-looking = Examen de la partie
ui-analysis-stopped = L’analyse a été interrompue.
ui-analysis-curve = Vos chances de gagner au fil de { $steps } décisions, en % :
ui-analysis-curve-turns = Les tours à prévoir en tout, au fil de { $steps } décisions :
ui-analysis-step = Étape
ui-analysis-player = Joueur
ui-analysis-played = Joué
ui-analysis-best = Mieux
ui-analysis-value = Valeur
ui-analysis-cost = Écart
ui-analysis-luck = hasard : { $outcomes }
ui-analysis-estimate = { $value } ±{ $off }

## Labyrinth : trésors et pions

# .the a son article ; .short sert à la légende à côté du plateau.
treasure-skull = crâne
    .the = le crâne
    .short = crâne
treasure-sword = épée
    .the = l’épée
    .short = épée
treasure-gold = bourse d’or
    .the = la bourse d’or
    .short = bourse
treasure-keys = clés
    .the = les clés
    .short = clés
treasure-emerald = émeraude
    .the = l’émeraude
    .short = émeraude
treasure-helmet = casque
    .the = le casque
    .short = casque
treasure-book = grimoire
    .the = le grimoire
    .short = grimoire
treasure-crown = couronne
    .the = la couronne
    .short = couronne
treasure-chest = coffre au trésor
    .the = le coffre au trésor
    .short = coffre
treasure-candelabra = chandelier
    .the = le chandelier
    .short = chandelier
treasure-map = carte au trésor
    .the = la carte au trésor
    .short = carte
treasure-ring = bague
    .the = la bague
    .short = bague
treasure-bat = chauve-souris
    .the = la chauve-souris
    .short = chauve-souris
treasure-dragon = dragon
    .the = le dragon
    .short = dragon
treasure-genie = génie
    .the = le génie
    .short = génie
treasure-ghost = fantôme
    .the = le fantôme
    .short = fantôme
treasure-troll = troll
    .the = le troll
    .short = troll
treasure-princess = princesse
    .the = la princesse
    .short = princesse
treasure-lizard = lézard
    .the = le lézard
    .short = lézard
treasure-moth = papillon de nuit
    .the = le papillon de nuit
    .short = papillon
treasure-owl = hibou
    .the = le hibou
    .short = hibou
treasure-rat = rat
    .the = le rat
    .short = rat
treasure-scarab = scarabée
    .the = le scarabée
    .short = scarabée
treasure-spider = araignée
    .the = l’araignée
    .short = araignée

pawn-red = rouge
    .letter = R
pawn-yellow = jaune
    .letter = J
pawn-blue = bleu
    .letter = B
pawn-green = vert
    .letter = V

## Labyrinth : options

labyrinth-option-players = Joueurs
    .text = De un à quatre ; en solitaire, il s’agit d’y mettre peu de tours.
    .short = { $value } joueurs
labyrinth-option-players-1 = en solitaire
    .text = Vous réunissez les trésors en aussi peu de tours que possible.
labyrinth-option-players-2 = à deux
    .text = Chacun cherche 12 trésors, ou moins si vous le voulez.
labyrinth-option-players-3 = à trois
    .text = Chacun cherche 8 trésors, ou moins si vous le voulez.
labyrinth-option-players-4 = à quatre
    .text = Chacun cherche 6 trésors, ou moins si vous le voulez.
labyrinth-option-cards = Cartes Trésor
    .text = Combien de trésors chacun cherche ; moins il y en a, plus la partie est courte.
    .short = { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
labyrinth-option-young = Avec les plus jeunes
    .text = Toutes les cartes sont visibles, et chacun trouve ses trésors dans l’ordre qui lui plaît.
    .short = jeunes joueurs
labyrinth-option-first = Premier joueur
    .text = Qui commence : un joueur, ou celui que désigne le hasard.
    .short = le siège { $value } commence
labyrinth-option-turn-limit = Limite de tours
    .text = Après autant de tours en tout, la partie se termine sans vainqueur.
    .short = limite { $value }
labyrinth-option-pawns = Pions
    .text = Les couleurs des pions, et donc leurs coins de départ.
labyrinth-option-pawns-red = { pawn-red }
labyrinth-option-pawns-yellow = { pawn-yellow }
labyrinth-option-pawns-blue = { pawn-blue }
labyrinth-option-pawns-green = { pawn-green }

# Les options en une ligne.
labyrinth-cards = { $count ->
    [one] { $count } carte chacun
   *[other] { $count } cartes chacun
}
labyrinth-cards-alone = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
labyrinth-young = avec les plus jeunes
labyrinth-limit = { $count ->
    [one] { $count } tour au plus
   *[other] { $count } tours au plus
}

## Labyrinth : décisions, choix et événements

kind-push = Poussez la plaque supplémentaire.
    .title = Pousser
kind-move = Déplacez votre pion, ou restez.
    .title = Déplacer
chance-tile = Une plaque est posée.
chance-card = Une carte Trésor est distribuée.
chance-first = Le hasard désigne qui commence.
act-push = Pousser en { $arrow }, orientation { $turn }
act-move = Aller en { $cell }
act-stay = Rester en { $cell }
event-push = { $you ->
    [yes] Vous poussez en { $arrow }.
   *[no] { $player } pousse en { $arrow }.
}
event-move = { $you ->
    [yes] Vous allez en { $cell }.
   *[no] { $player } va en { $cell }.
}
event-stay = { $you ->
    [yes] Vous restez en { $cell }.
   *[no] { $player } reste en { $cell }.
}
event-carried = Votre pion est emporté en { $cell }.
event-found = { $you ->
    [yes] Vous trouvez { $treasure } !
   *[no] { $player } trouve { $treasure } !
}
event-homeward = { $you ->
    [yes] Rentrez maintenant au départ.
   *[no] { $player } n’a plus qu’à rentrer.
}
event-target = Votre trésor suivant : { $treasure }.
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
tile-I = un couloir droit
tile-L = un coude
tile-T = une fourche
tile-treasure = { $shape } avec { $treasure }

## Labyrinth : résultats

labyrinth-won = { $player } gagne avec tous ses trésors !
labyrinth-won-alone = { $turns ->
    [one] Tous les trésors trouvés, et retour au départ en { $turns } tour !
   *[other] Tous les trésors trouvés, et retour au départ en { $turns } tours !
}
labyrinth-drawn = Les tours convenus sont épuisés : personne ne gagne.
labyrinth-counts = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
} ; trésors trouvés : { $found }

## Labyrinth : dans le terminal

labyrinth-turn-of = Tour { $number }/{ $limit }
labyrinth-seek = Vous cherchez :
labyrinth-seek-home = Rentrez au départ : { $cell }
labyrinth-found = Trouvés
# La plaque supplémentaire, en deux lignes à côté d’elle.
labyrinth-extra-first = Plaque
labyrinth-extra-second = supplémentaire
labyrinth-push-how = Une flèche et une orientation : { $example }
labyrinth-move-how = Tapez une case pointillée : { $example }
labyrinth-key-stay = rester
labyrinth-key-push = pousser ainsi
labyrinth-key-turn = tourner
labyrinth-trial = Voici le plateau après { $push }.
labyrinth-trial-how = Ou une autre flèche ou orientation ; ou une case, pour pousser et y aller.
labyrinth-not-a-push = « { $text } » n’est pas une poussée ; elle s’écrit comme { $example } : une flèche du plateau et une orientation.
labyrinth-not-a-move = « { $text } » n’est pas une case ; une case s’écrit comme { $example } : une colonne et une ligne.
labyrinth-barred = La flèche { $arrow } est barrée : la dernière poussée est sortie là. Prenez-en une autre.
labyrinth-same-turn = Un couloir droit n’a que les orientations 0 et 1.
labyrinth-no-way = Aucun couloir ne mène de votre pion en { $cell }.
labyrinth-push-first = Poussez d’abord la plaque supplémentaire, puis déplacez-vous.
labyrinth-arrow-or-cell = { $text } est une flèche et une case : tapez push { $text } pour essayer cette flèche, move { $text } pour pousser et y aller.
labyrinth-pushed-already = La plaque est déjà poussée : déplacez-vous, ou reprenez la poussée avec u.
labyrinth-treasures-title = Trésors et pions
labyrinth-found-by = { $player } ({ $pawn }) a trouvé { $found } sur { $all }
labyrinth-open-of = encore à trouver : { $treasures }
labyrinth-unseen = Pas encore vus par vous : { $treasures }
labyrinth-help-push = Pour pousser, tapez une flèche et une orientation, comme w4 2 : une flèche porte le côté du plateau (n nord, e est, s sud, w ouest) et sa colonne ou sa ligne ; les orientations sont dessinées à côté du plateau. Le plateau est montré tel qu’il serait. Ensuite o pousse, + tourne encore la plaque d’un quart, une autre flèche ou orientation montre celle-là, et une case pousse et y va aussitôt.
labyrinth-help-move = Pour vous déplacer, tapez une case pointillée, comme c4 ; un point seul reste sur place. Votre trésor est entre parenthèses, les cases départ sont marquées, et la flèche barrée est rayée.
labyrinth-help-undo = Une poussée peut être reprise jusqu’au déplacement. En solitaire, tout peut être repris.
labyrinth-help-legend = Comment le plateau est dessiné
labyrinth-sign-arrow = une flèche : poussez ici
labyrinth-sign-barred = la flèche barrée
labyrinth-sign-floor = votre pion peut y aller
labyrinth-sign-home = une case départ
labyrinth-sign-sought = le trésor que vous cherchez
labyrinth-sign-pawn = le pion { $colour }

## Conseils

hint-best = Le mieux : { CONTINUED($action) }.
hint-next = Deuxième choix : { CONTINUED($action) }.
hint-only = Il n’y a qu’un choix : { CONTINUED($action) }.
hint-close = L’un ou l’autre, c’est égal : { CONTINUED($action) } ; ou bien { CONTINUED($other) }.
hint-unsure = Le premier semble meilleur, sans certitude.
# Une probabilité de gagner, ou tous les tours d’une partie seul ; avec l’intervalle qui la contient 95 fois sur 100.
hint-value = { $value } % de chances de gagner ({ $low } à { $high }).
hint-value-turns = { $value } tours en tout ({ $low } à { $high }).
# Une poussée et le déplacement qui la suit.
hint-turn = Pousser { $line } ({ $arrow } { $turn }) et finir en { $cell }
    .shown = Pousser { $line } et finir en { $cell }
hint-turn-any = Pousser { $line } ({ $arrow }, dans n’importe quel sens) et finir en { $cell }
    .shown = Pousser { $line }, la plaque dans n’importe quel sens, et finir en { $cell }
hint-goals = { $first }, { CONTINUED($second) }
hint-then = { $first }, puis { CONTINUED($second) }
hint-order = { $first }, et faire venir les cartes dans cet ordre : { $cards }

# Ce que fait un choix et pourquoi il est le meilleur, par code.
# $feminine et $feminines sont une couleur comme elle s’accorde avec une Porte ou une carte, et avec plusieurs.
reason-wins = La partie est gagnée.
reason-series-door = C’est la troisième carte { $feminine } de suite : une Porte { $feminine } est à vous.
reason-series-second = { $count ->
    [0] C’est la deuxième carte { $feminine } de suite.
    [one] C’est la deuxième carte { $feminine } de suite, et vous en avez une qui peut être la troisième.
   *[other] C’est la deuxième carte { $feminine } de suite, et vous en avez { $count } qui peuvent être la troisième.
}
reason-series-first = { $count ->
    [one] Une série { $feminine } commence, et vous avez encore une carte qui peut suivre.
   *[other] Une série { $feminine } commence, et vous avez encore { $count } cartes qui peuvent suivre.
}
reason-series-next = Ce peut être la troisième carte { $feminine } de suite.
reason-rampart = Le Rempart est achevé : les quatre couleurs se dressent côte à côte.
reason-towers = { $count ->
    [1] C’est un début : il faut quatre couleurs côte à côte pour le Rempart.
   *[other] Ensuite { $count } des quatre couleurs du Rempart se dressent côte à côte.
}
reason-towers-stand = { $count ->
    [one] Une Tour du Rempart se dresse déjà.
   *[other] { $count } des quatre couleurs du Rempart se dressent déjà côte à côte.
}
reason-tower-again = { $count ->
    [0] Aucune autre Tour { $feminine } n’est à venir.
    [one] Une autre Tour { $feminine } est à venir ou dans votre main.
   *[other] { $count } autres Tours { $feminines } sont à venir ou dans votre main.
}
reason-false-destruction = Mais le Cauchemar reviendra quand les Limbes seront mélangées à la pioche.
reason-prophecy = La Prophétie peut trouver un Cauchemar : il en reste { $count ->
    [one] un
   *[other] { $count }
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-prophecy-known = { $count ->
    [one] Vous savez qu’un Cauchemar est parmi les prochaines cartes : la Prophétie vous en débarrasse.
   *[other] Vous savez que { $count } Cauchemars sont parmi les prochaines cartes : la Prophétie vous débarrasse de l’un d’eux.
}
reason-opens = { $count ->
    [one] La Porte { $feminine } est gagnée : c’est la première des huit.
   *[other] La Porte { $feminine } est gagnée : cela en fait { $count } sur huit.
}
reason-fetches = { $count ->
    [one] C’est la première des huit Portes.
   *[other] Cela fait { $count } Portes sur huit.
}
reason-not-due = Ce n’est pas le tour de la Porte { $feminine } : elle irait dans les Limbes même si vous payiez la Clé.
reason-has-door = Vous avez déjà votre Porte { $feminine }.
reason-keeps-key = Vous gardez { $card }.
reason-keeps-tower = Vous gardez { $card }.
reason-night-key = { $keys ->
    [0] Cela vous coûte { $card }, votre dernière Clé.
    [one] Cela vous coûte { $card } ; il vous reste une Clé.
   *[other] Cela vous coûte { $card } ; il vous reste { $keys } Clés.
}
reason-night-door = { $count ->
    [0] Il ne reste aucune carte { $feminine } dans la pioche pour regagner la Porte.
    [one] La Porte { $feminine } peut se regagner : il reste { $count } carte { $feminine } dans la pioche.
   *[other] La Porte { $feminine } peut se regagner : il reste { $count } cartes { $feminines } dans la pioche.
}
reason-night-reveal = { $deck ->
    [one] Cela ne vous coûte ni Clé ni Porte ; la pioche a { $deck } carte.
   *[other] Cela ne vous coûte ni Clé ni Porte ; la pioche a { $deck } cartes.
}
reason-night-hand = { $keys ->
    [0] Cela ne vous coûte ni Clé ni Porte.
    [one] Cela ne vous coûte aucune Porte, mais une Clé part avec votre main.
   *[other] Cela ne vous coûte aucune Porte, mais { $keys } Clés partent avec votre main.
}
reason-drops-nightmare = { $count ->
    [0] Ce Cauchemar est parti pour de bon.
    [one] Ce Cauchemar est parti pour de bon ; il y en a encore un parmi ces cartes.
   *[other] Ce Cauchemar est parti pour de bon ; il y en a encore { $count } parmi ces cartes.
}
reason-nightmare-late = { $count ->
    [one] Le Cauchemar viendra après l’autre carte.
   *[other] Le Cauchemar viendra après les { $count } autres cartes.
}
reason-door-late = { $count ->
    [one] Vous n’avez pas de Clé { $feminine } : mieux vaut que la Porte { $feminine } vienne après l’autre carte.
   *[other] Vous n’avez pas de Clé { $feminine } : mieux vaut que la Porte { $feminine } vienne après les { $count } autres cartes.
}
reason-door-first = Vous avez la Clé { $feminine } : la Porte peut s’ouvrir dès qu’elle est piochée.
reason-punishment = Le Cauchemar ne fait aucun mal ; cela coûte { $cost } cartes de la défausse.
reason-goal-becomes = L’Objectif à atteindre est alors { $colour }.
# $when est la forme courte de la condition du Prémonitoire.
reason-removes-premonition = { $card } ({ $when }) ne peut plus frapper.
reason-keeps-discard = { $count ->
    [one] Vous gardez la carte défaussée pour un sort plus utile.
   *[other] Vous gardez les { $count } cartes défaussées pour un sort plus utile.
}
reason-dream-reveal = Vous pouvez vous débarrasser de Cauchemars : il en reste { $count ->
    [one] un
   *[other] { $count }
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-all-good = Aucun Cauchemar n’est parmi elles.
reason-swap-both = Vous prenez une carte pour votre série { $feminine }, et en laissez une à votre partenaire pour la série { $partner }.
reason-swap-series = Vous prenez une carte qui continue votre série { $feminine }.
reason-swap-partner = Vous laissez à votre partenaire une carte qui continue la série { $feminine }.
reason-swap-key = Vous prenez une Clé dans votre main.
reason-leaves-shared = Celle de la main commune y reste pour votre partenaire.
reason-keeps-own = Vous gardez la vôtre pour plus tard.
reason-keep-key = { $keys ->
    [one] Gardez la Clé
   *[other] Gardez vos Clés
} : il reste { $count ->
    [one] un Cauchemar
   *[other] { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-keep-key-door = Gardez { $card } : il reste { $count ->
    [one] une Porte { $feminine }
   *[other] { $count } Portes { $feminines }
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-only-key = Gardez { $card } : c’est votre seule Clé.
reason-keys-to-spare = { $keys ->
    [one] La Clé peut partir :
   *[other] Une de vos { $keys } Clés peut partir :
} { $count ->
    [0] il ne reste aucun Cauchemar
    [one] il ne reste qu’un Cauchemar
   *[other] il ne reste que { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-keys-many = Vous avez { $keys } Clés : l’une d’elles peut partir.
reason-keeps-series = { $count ->
    [one] Le deuxième choix interromprait la série { $feminine } que vous avez commencée.
   *[other] Le deuxième choix interromprait votre série { $feminine } de { $count } cartes.
}
reason-same-symbol = Cette carte ne peut pas être jouée maintenant, car votre rangée se termine par { $symbol ->
    [s] un Soleil.
    [m] une Lune.
   *[k] une Clé.
}
reason-colour-done = { $doors ->
    [one] Vous avez déjà votre Porte { $feminine }.
   *[other] Vous avez déjà les deux Portes { $feminines }.
}
reason-colour-short = { $count ->
    [one] Il ne reste que { $count } carte { $feminine }
   *[other] Il ne reste que { $count } cartes { $feminines }
} dans la pioche et dans votre main.
reason-hand-stuck = { $count ->
    [0] Aucune de vos { $hand } cartes ne peut suivre dans votre rangée.
    [one] Une seule de vos { $hand } cartes peut suivre dans votre rangée.
   *[other] Seules { $count } de vos { $hand } cartes peuvent suivre dans votre rangée.
}
reason-no-key = Vous n’avez aucune Clé contre le Cauchemar.
reason-goal-due = L’Objectif à atteindre est { $colour } : toute autre Porte irait seulement dans les Limbes.
reason-premonition = Le deuxième choix déclencherait { $card } ({ $when }).
reason-doors-in-deck = { $count ->
    [one] Il reste une Porte { $feminine }
   *[other] Il reste { $count } Portes { $feminines }
} dans la pioche.
reason-save-discard = Le sort prend { $cost } des { $discard } cartes défaussées ; gardez-les pour une Punition ({ $punishment }) : il reste { $count ->
    [one] un Cauchemar
   *[other] { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-spell-dear = Le sort prendrait { $cost } des { $discard } cartes défaussées.
reason-keeps-hand = { $keys ->
    [one] Le deuxième choix vous coûterait toute votre main, avec une Clé.
   *[other] Le deuxième choix vous coûterait toute votre main, avec { $keys } Clés.
}
reason-keeps-door = { $count ->
    [0] La Porte { $feminine } ne pourrait plus se regagner : il ne reste aucune carte { $feminine }.
    [one] La Porte { $feminine } serait à regagner, avec la seule carte { $feminine } qui reste.
   *[other] La Porte { $feminine } serait à regagner, avec les { $count } cartes { $feminines } qui restent.
}
reason-partner-series = { $count ->
    [one] Votre partenaire a commencé une série { $feminine } et peut continuer avec la main commune.
   *[other] Votre partenaire a { $count } cartes { $feminines } de suite et peut continuer avec la main commune.
}
reason-own-series = { $count ->
    [one] Vous avez commencé une série { $feminine } et gardez de quoi continuer.
   *[other] Vous avez { $count } cartes { $feminines } de suite et gardez de quoi continuer.
}
reason-shared-keys = Une Clé dans la main commune vous sert à tous les deux : il reste { $count ->
    [one] un Cauchemar
   *[other] { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-own-keys = Une Clé dans votre main reste à vous : il reste { $count ->
    [one] un Cauchemar
   *[other] { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-partner-needs = Il manque encore la Porte { $feminine } à votre partenaire, et des cartes { $feminines } restent dans la main commune.
reason-own-needs = Il vous manque encore la Porte { $feminine }, et vous gardez des cartes { $feminines }.
reason-deck-short = { $deck ->
    [one] Il ne reste que { $deck } carte
   *[other] Il ne reste que { $deck } cartes
} dans la pioche, et il manque { $doors ->
    [one] une Porte.
   *[other] { $doors } Portes.
}
reason-risk-premonition = Mais cela déclenche { $card } ({ $when }).
reason-risk-series = { $count ->
    [one] Mais cela interrompt la série { $feminine } que vous avez commencée.
   *[other] Mais cela interrompt votre série { $feminine } de { $count } cartes.
}
reason-risk-nightmare = Mais vous n’avez alors plus de Clé, et il reste { $count ->
    [one] un Cauchemar
   *[other] { $count } Cauchemars
} dans { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
reason-finds = Vous trouvez { $treasure }.
reason-finds-last = { $near ->
    [yes] Vous trouvez { $treasure }, votre dernier trésor, et vous pouvez rentrer au tour suivant.
   *[no] Vous trouvez { $treasure }, votre dernier trésor ; il n’y a plus qu’à rentrer.
}
# $shut dit après combien de poussées le chemin est coupé.
reason-stays-near = { $shut ->
    [0] Au tour suivant vous atteignez { $treasure }, quoi que pousse le pion { $pawn }.
   *[other] Au tour suivant vous atteignez { $treasure } après { $count } des { $all } poussées possibles du pion { $pawn }.
}
reason-stays-near-home = { $shut ->
    [0] Au tour suivant vous pouvez rentrer, quoi que pousse le pion { $pawn }.
   *[other] Au tour suivant vous pouvez rentrer après { $count } des { $all } poussées possibles du pion { $pawn }.
}
reason-nearer = Ensuite vous pouvez avoir { $treasure } en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, si personne ne pousse entre-temps.
reason-nearer-home = Ensuite vous pouvez rentrer en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, si personne ne pousse entre-temps.
reason-nearer-alone = { $turns ->
    [one] Au tour suivant vous pouvez avoir { $treasure }.
   *[other] Ensuite vous pouvez avoir { $treasure } en { $turns } tours.
}
reason-nearer-alone-home = { $turns ->
    [one] Au tour suivant vous pouvez rentrer.
   *[other] Ensuite vous pouvez rentrer en { $turns } tours.
}
reason-near-then-home = Au tour suivant vous pouvez avoir { $treasure }, et rentrer au tour d’après.
reason-arrows = Si rien ne bouge d’ici là, { $count ->
    [one] une flèche vous mène
   *[other] { $count } flèches vous mènent
} au but au tour suivant : { $treasure }.
reason-arrows-home = Si rien ne bouge d’ici là, { $count ->
    [one] une flèche vous ramène
   *[other] { $count } flèches vous ramènent
} au départ au tour suivant.
reason-blocks = { $count ->
    [0] { $all ->
        [one] Le seul trésor que le pion { $pawn } peut chercher est alors hors de sa portée ; après le deuxième choix, il ne l’est pas.
       *[other] Des { $all } trésors que le pion { $pawn } peut chercher, il n’en atteint alors aucun ; après le deuxième choix, { $other }.
    }
   *[other] Des { $all } trésors que le pion { $pawn } peut chercher, il en atteint alors { $count } ; après le deuxième choix, { $other }.
}
reason-blocks-home = Le pion { $pawn } ne peut pas rentrer au tour suivant ; après le deuxième choix, il le pourrait.
reason-next-cards = Des { $all } trésors qui peuvent venir ensuite, { $count } sont alors à un tour de vous ; après le deuxième choix, { $other }.
reason-home-next = C’est le seul des deux choix qui vous laisse à un tour du départ.
reason-nearer-than-next = Après le deuxième choix, ce serait { $other } sur { $all }.
reason-risk-home = Mais le pion { $pawn } peut encore rentrer au tour suivant.
reason-risk-find = { $count ->
    [0] { $all ->
        [one] Le seul trésor que le pion { $pawn } peut chercher est hors de sa portée au tour suivant.
       *[other] Des { $all } trésors que le pion { $pawn } peut chercher, il n’en atteint aucun au tour suivant.
    }
   *[other] { $all ->
        [one] Le seul trésor que le pion { $pawn } peut chercher est à sa portée au tour suivant.
       *[other] Des { $all } trésors que le pion { $pawn } peut chercher, il en atteint { $count } au tour suivant.
    }
}

## Analyse

# Un nombre avec son signe devant.
analysis-signed = { $sign }{ $count }
label-forced = sans choix
label-inaccuracy = imprécision
label-mistake = erreur
label-blunder = gaffe

# Les sommes ont leur signe, comme +4 ou −12 ; elles donnent ensemble le résultat.
analysis-sums-alone = Au début vous aviez { $start } % de chances de gagner. La chance : { $luck } points ; vos choix : { $own } points. À la fin : { $result } %. À { $noise ->
    [one] { $noise } point
   *[other] { $noise } points
} près.
analysis-sums = Au début vous aviez { $start } % de chances de gagner. La chance : { $luck } points ; vos choix : { $own } points ; les choix des autres : { $others } points. À la fin : { $result } %. À { $noise ->
    [one] { $noise } point
   *[other] { $noise } points
} près.
analysis-sums-turns = Au début il fallait compter { $start } tours. La chance : { $luck } tours ; vos choix : { $own } tours. À la fin : { $result } tours. À { $noise } tours près.
analysis-given-up = Vous avez abandonné une partie que vous aviez encore { $value } % de chances de gagner.
analysis-given-up-other = La partie a été abandonnée alors que vous aviez encore { $value } % de chances de gagner.
analysis-given-up-to = Quelqu’un d’autre a abandonné, et la partie était à vous ; cela valait { $value } %.
# Amounts inside a verdict.
analysis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
analysis-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
analysis-verdict-moment = Tout s’est joué à l’étape { $step } : « { $best } » au lieu de « { $played } » valait { $value }.
analysis-verdict-moments = Deux moments ont décidé, les étapes { $first } et { $second } : ensemble, ils ont coûté { $value }.
analysis-verdict-partner = Tout s’est joué sur un choix de votre partenaire, à l’étape { $step } : « { $best } » au lieu de « { $played } » valait { $value }.
analysis-verdict-partners = Deux choix de votre partenaire ont décidé, aux étapes { $first } et { $second } : ensemble, ils ont coûté { $value }.
analysis-verdict-outplayed = Aucun moment n’a décidé à lui seul. Le vainqueur a simplement mieux joué : vos { $count } choix ont laissé peu à peu environ { $own }, les siens environ { $other }.
analysis-verdict-little = Aucun moment n’a décidé à lui seul : peu à peu, vos { $count } choix ont laissé environ { $own }.
analysis-verdict-luck = C’était de la malchance. Même le meilleur jeu ne gagne que { $start } parties sur 100 qui commencent ainsi.
analysis-verdict-luck-others = C’était la chance plus que le jeu : vous aviez au début { $start } % de chances de gagner, et le hasard a fait le reste.
analysis-verdict-unsure = Chance ou jeu : impossible à dire. Vous aviez au début { $start } % de chances de gagner, et la part de chacun n’est connue qu’à { $noise } près.
analysis-verdict-won-others = Vous avez gagné parce que les autres ont laissé davantage : leurs choix vous ont donné environ { $other }.
analysis-verdict-won-luck = Vous avez gagné avec la chance de votre côté : elle vous a donné { $luck }.
analysis-verdict-won = Une partie bien jouée : vos { $count } choix n’ont laissé qu’environ { $own } en tout.
analysis-verdict-turns-choices = Elle aurait pu être plus courte : vos { $count } choix ont coûté environ { $value }.
analysis-verdict-turns-luck = Vos choix étaient bons ; les cartes ont coûté environ { $value }.
analysis-verdict-turns-even = { $value } : à peu près ce qu’on pouvait espérer.
analysis-clean = { $unit ->
    [turns] De vos { $count } décisions, aucune n’a clairement coûté un tour ou plus.
   *[points] De vos { $count } décisions, aucune n’a clairement coûté 5 points ou plus.
}
analysis-choice = Étape { $step }, { $label } : « { $played } » a coûté { $unit ->
    [turns] { $value } tours
   *[points] { $value } points
} ; mieux valait « { $best } ».
analysis-choice-passed = Étape { $step }, { $label } : laisser passer le moment d’un Sort (« { $played } ») a coûté { $unit ->
    [turns] { $value } tours
   *[points] { $value } points
} ; mieux valait « { $best } ».
analysis-draw = La pire malchance est venue avant l’étape { $step } : { $outcomes }. Elle a coûté { $unit ->
    [turns] { $value } tours.
   *[points] { $value } points.
}
# Qui commence, comme le hasard en a décidé.
analysis-first = le siège { $number } commence

## Énigmes

puzzle-title = Énigme { $name } ({ $grade })
puzzle-grade-easy = facile
puzzle-grade-medium = moyenne
puzzle-grade-hard = difficile
puzzle-searching = Recherche d’un plateau : { $boards } vus …
puzzle-how = Tapez une poussée comme w4 2, puis une case. h aide, u reprend, s résout, q quitte.
puzzle-task = Amenez { $pawn } en { $letter }, { $treasure }, en aussi peu de tours que possible.
puzzle-extra = Tour { $turn }. Plaque, par orientation :
puzzle-prompt-push = Votre poussée
puzzle-prompt-move = Votre déplacement
puzzle-give-up = Abandonner et voir la solution ?
puzzle-hint-turns = { $turns ->
    [one] D’ici, un tour suffit.
   *[other] D’ici, il faut { $turns } tours.
}
puzzle-hint-arrow = Poussez en { $arrow }.
puzzle-hint-push = Poussez en { $arrow }, la plaque dans l’orientation { $turn }.
puzzle-hint-cell = { $push ->
    [none] Allez en { $cell }.
   *[other] Poussez { $push }, puis allez en { $cell }.
}
puzzle-hint-none = D’ici, aucun chemin n’est assez court pour être trouvé ; u reprend.
puzzle-nothing-to-undo = Il n’y a rien à reprendre.
puzzle-not-a-push = « { $text } » n’est pas une poussée. Elle s’écrit comme w4 2 : une flèche et une orientation.
puzzle-not-a-move = « { $text } » n’est pas une case. Une case s’écrit comme c4.
puzzle-no-way = Aucun couloir ne mène en { $cell }.
puzzle-barred = La flèche { $arrow } est barrée. Prenez-en une autre.
puzzle-same-turn = Un couloir droit n’a que les orientations 0 et 1.
puzzle-solved = { $turns ->
    [one] Atteint en { $turns } tour !
   *[other] Atteint en { $turns } tours !
}
puzzle-best = { $turns ->
    [one] On ne peut pas faire mieux.
   *[other] On ne peut pas faire mieux.
}
puzzle-better = { $turns ->
    [one] { $turns } tour suffit.
   *[other] { $turns } tours suffisent.
}
puzzle-left = { $turns ->
    [one] Il faut au moins { $turns } tour.
   *[other] Il faut au moins { $turns } tours.
}
puzzle-again = La même énigme encore : dedale puzzle --turns { $turns } --seed { $seed }
puzzle-turn = Tour { $number } : { $push }, { $move }
puzzle-solutions = { $turns ->
    [one] Il faut { $turns } tour
   *[other] Il faut { $turns } tours
} ; { $solutions ->
    [one] une seule façon de pousser y mène.
   *[other] { $solutions } façons de pousser y mènent.
}

## La ligne de commande

cli-app = Onirim, un labyrinthe de rêves, et Labyrinth, un labyrinthe qui bouge, dans votre terminal.
cli-usage = Usage :
cli-usage-options = [options]
cli-usage-command = commande
cli-version = Dire la version et si le cœur est compilé, puis quitter.
cli-rehearse = Pour les tests seulement : donnes, codes et jetons découlent du texte de ce fichier, et tout se passe de même.
cli-version-compiled = Dédale { $version }, cœur compilé
cli-version-uncompiled = Dédale { $version }, cœur non compilé (mêmes règles, plus lent)
cli-lang = La langue à parler. Sans cette option, celle de votre environnement.
cli-plain = Montrer les écrans les uns sous les autres et lire des lignes entières, comme pour un lecteur d’écran ; DEDALE_PLAIN=1 le fait toujours.
cli-no-colour = Tout afficher sans couleur.
cli-help = Afficher cette aide et quitter.
cli-games = Lister les jeux.
cli-play = Jouer une partie.
cli-play-game = Le jeu auquel jouer.
cli-play-resume = Continuer une partie sauvée : celle de ce fichier, ou sans fichier la dernière.
cli-play-save = Sauver la partie dans ce fichier après chaque choix.
cli-play-deal = Le secret d’une donne, jusqu’à 32 chiffres hexadécimaux : la même donne encore.
cli-play-bot = Un robot pour un siège, par exemple 2=hard : un niveau (easy, medium, hard, expert) ou un robot, au besoin avec un budget (expert:20ms), ou une classe à vous (my_bots:Greedy). Peut être donné plusieurs fois ; les autres sièges sont joués par des personnes.
cli-play-stops = Onirim. S’arrêter à chaque occasion de lancer un Sort.
cli-replay = Parcourir l’enregistrement d’une partie.
cli-replay-file = L’enregistrement à parcourir ; sans lui, la dernière partie.
cli-replay-seat = Montrer ce que ce siège a vu : 1, 2 et ainsi de suite.
cli-analyse = Passer en revue une partie finie : la part du hasard, et le coût de chaque choix.
cli-analyse-file = L’enregistrement à passer en revue ; sans lui, la dernière partie.
cli-rules = Lire les règles en bref.
cli-rules-topic = Un jeu ou un chapitre de ses règles ; sans lui, tout.
cli-puzzle = Résoudre une énigme de Labyrinth : un trésor en un minimum de tours.
cli-puzzle-turns = Combien de tours il faut : de 1 à 4, et 2 si vous ne dites rien.
cli-puzzle-seed = La graine d’une énigme : la même encore.
cli-puzzle-number = L’une des cent énigmes livrées avec le jeu.
cli-puzzle-solution = Montrer la solution tout de suite.
cli-completion = Écrire ce que l’interpréteur de commandes doit lire pour compléter les commandes ; dans ~/.bashrc : source <(dedale completion bash)
cli-completion-shell = L’interpréteur : bash, zsh ou fish.
cli-completion-typed = Ce qui a été tapé jusqu’ici.
cli-lab = Mesurer les bots : taux de victoire, matchs, figures.
cli-lab-rates = Combien de fois les bots gagnent, ou en combien de tours ils trouvent seuls tous les trésors.
cli-lab-game = Le jeu à mesurer.
cli-lab-variants = Des options et leurs valeurs, comme players=1,2 towers=all ; ou all, pour toutes les combinaisons.
cli-lab-bots = Les bots, chacun avec un budget si vous voulez, ou deux partenaires : simple,expert:5ms,easy+expert ; une classe à vous s’écrit my_bots:Greedy
cli-lab-games = Jouer au plus ce nombre de parties par ligne.
cli-lab-half-width = Arrêter une ligne quand la moitié de son intervalle est aussi petite : 0.01 vaut un pour cent ; pour des tours, 0.5 vaut un demi-tour.
cli-lab-seed = La graine : les mêmes parties à nouveau. Un budget en temps n’est jamais tout à fait le même, un budget en itérations si.
cli-lab-batch = Le nombre de parties jouées d’affilée : 20, ou 4 avec un budget, sans autre précision.
cli-lab-workers = Combien travaillent à la fois ; sans cela, autant qu’il y a de cœurs.
cli-lab-executor = Si le travail se fait par des processus ou des fils d’exécution de cette machine.
cli-lab-dask = L’adresse d’une grappe Dask qui fait le travail.
cli-lab-out = Le dossier des résultats. La même commande y reprend là où elle s’est arrêtée.
cli-lab-match = Des bots les uns contre les autres, en changeant de siège sur les mêmes donnes, dans un jeu où l’on s’affronte.
cli-lab-matches = Le jeu, si les bots ne le disent pas ; chaque match par ses bots : expert,planner ou expert,planner,planner ; et des options comme cards=6.
cli-lab-benchmark = Mesurer votre agent à côté des bots, dans un tableau que l’on peut citer : ce qu’il faut pour rejouer les mêmes parties est écrit dessous.
cli-lab-benchmark-agent = La classe, dans un module de ce dossier ou installé. Elle a choose(seat, budget, seed), act(observation, action_mask) ou, pour OpenSpiel, step(state).
cli-lab-benchmark-ladder = Les bots à mesurer à côté, ou contre lesquels il joue.
cli-lab-plot = Dessiner les résultats d’un dossier, en PNG et en SVG.
cli-lab-plot-folder = Le dossier des résultats.
cli-lab-plot-out = Les fichiers à écrire, sans leur terminaison ; sinon ils vont à côté des résultats.
cli-lab-strength = Mesurer tout ce que dit docs/strength.md, et l’écrire.
cli-lab-only = Ne mesurer que ces parties : onirim-fast,labyrinth-two et ainsi de suite.
cli-lab-strength-games = Jouer au plus ce nombre de parties par ligne, pour essayer.
cli-lab-write-only = Ne rien mesurer ; écrire la page avec les résultats présents.
cli-lab-docs = Le dossier où vont strength.md et ses images.
cli-lab-strength-out = Le dossier des résultats : un pour chaque partie.
cli-lab-judge = À quel point le juge des indices et des analyses a raison : ses intervalles, et les erreurs qu’il nomme, face à un jugement bien plus poussé.
cli-lab-judge-only = Les jeux dont on éprouve le juge ; sans rien, tous.
cli-lab-judge-calibration = Comparer les chances annoncées à l’issue des parties.
cli-lab-judge-games = Regarder ce nombre de parties pour chaque règle.
cli-lab-judge-care = Dans le grand jugement, réfléchir à chaque décision d’Onirim avec ce nombre de simulations ; 0 joue plus vite.
cli-lab-train = Entraîner les réseaux des robots d’Onirim en jouant contre eux-mêmes, à partir de rien. La même graine donne les mêmes réseaux.
cli-lab-train-groups = Les réseaux à entraîner, par exemple solo ou open-book-towers, avec ceux dont ils apprennent ; sans rien, tous.
cli-lab-train-games = Jouer au plus ce nombre de parties par réseau, pour essayer.
cli-lab-train-rounds = Entraîner chaque réseau pendant au plus ce nombre de cycles, même s’il progresse encore.
cli-lab-train-further = Partir des poids que les réseaux ont déjà, chacun pour soi, au lieu de partir de rien.
cli-lab-train-out = Le dossier des poids et des points de reprise. La même commande y reprend où elle s’était arrêtée.
cli-panel-options = Options
cli-panel-game = Options de { $game }
cli-option-line = { $label }. { $text }
cli-seat-value = SIÈGE
cli-panel-commands = Commandes
cli-panel-arguments = À donner

## Le laboratoire

# Les variantes dans les tableaux et les figures.
lab-base = jeu de base
lab-solo = seul
# $others sont les bots contre lesquels joue $bot.
lab-versus = { $bot } – { $others }
lab-times = { $count } × { $bot }

lab-column-variant = Variante
lab-column-company = Joueurs
lab-column-bot = Bot
lab-column-match = Match
lab-column-games = Parties
lab-column-wins = Gagnées %
lab-column-turns = Tours
lab-column-interval = 95 %
lab-column-elo = Elo
lab-column-par = Part %
lab-column-unfinished = Sans fin
lab-column-decisions = Décisions par partie
lab-column-time = Une décision
lab-column-turn-time = Un tour
lab-axis-wins = parties gagnées, en %, avec des intervalles à 95 %
lab-axis-turns = tours jusqu’à la fin, avec des intervalles à 95 %
lab-axis-match = parties gagnées par le premier bot, en %, avec des intervalles à 95 % ; le trait : si tous se valaient

lab-interval = { $low } à { $high }
lab-hours = { $hours } h { $minutes } min
lab-minutes = { $minutes } min { $seconds } s
lab-progress = { $played } parties sur { $games }, encore { $time }
lab-figure-wins = { $value } % ({ $interval })
lab-figure-turns = { $value } tours ({ $interval })
lab-row-done = { $number }/{ $count } { $row } : { $figure } en { $games } parties ; encore { $time }
lab-failed-once = Les parties { $first } à { $last } de { $row } ont échoué et sont rejouées : { $what }
lab-interrupted = Arrêté. Toutes les parties jouées sont dans { $folder } ; la même commande reprend là.
lab-benchmark-made = Mesuré avec { $versions }. Les mêmes parties : { $command }
lab-written = Les résultats sont dans { $folder }
lab-section = { $section }, lignes : { $rows }
lab-judge-all = tout
lab-judge-looking = Jugement
lab-column-judge-choices = Choix
lab-column-judge-values = Valeurs tenues
lab-column-judge-differences = Écarts tenus
lab-column-judge-named = Nommés
lab-column-judge-confirmed = Confirmés
lab-column-judge-told = Annoncé %
lab-column-judge-won = Gagné %
lab-column-judge-count = Fois
lab-axis-told = chance annoncée, %
lab-axis-won = parties gagnées, %
lab-train-all = tous les réseaux
lab-train-won = { $percent } % gagnées
lab-train-done =
    { $group } : { $percent } % des donnes de mesure gagnées après { $games } parties. { $gained ->
        [yes] { $rounds ->
            [1] Un seul cycle a été joué : on n’a pas essayé d’aller plus loin.
           *[other] Le dernier cycle a encore apporté { $gain } points (à { $error } près).
        }
       *[no] Il ne progresse plus : le dernier cycle a apporté { $gain } points (à { $error } près).
    }

## Aide sur les règles

help-turn = Un tour
    .text =
        Vous cherchez les huit Portes, deux de chaque couleur. Votre main compte toujours cinq cartes du labyrinthe : des Soleils, des Lunes et des Clés en quatre couleurs. Un tour a trois phases.

        1. Jouer ou défausser une carte. Une carte jouée va au bout de votre rangée et ne doit pas porter le même symbole que la carte qui la précède. La troisième carte de suite d’une couleur vous permet de chercher une Porte de cette couleur dans la pioche, que l’on mélange ensuite ; une quatrième carte commence une nouvelle série. Une Clé défaussée déclenche une Prophétie : vous regardez les cinq cartes du sommet, en défaussez une et reposez les autres dans l’ordre qui vous plaît.

        2. Compléter votre main à cinq cartes, une par une. Si une Porte se présente, vous pouvez défausser une Clé de sa couleur pour l’obtenir ; sinon elle va dans les Limbes. Un Cauchemar se règle tout de suite.

        3. Mélanger les Limbes dans la pioche.

        La huitième Porte vous fait gagner aussitôt. Vous perdez s’il faut piocher et que la pioche est vide.
help-nightmare = Les Cauchemars
    .text =
        Dix Cauchemars attendent dans la pioche. Quand vous en piochez un, choisissez une issue parmi quatre ; le Cauchemar est ensuite défaussé.

        I. Défausser une Clé de votre main.

        II. Remettre dans les Limbes une Porte obtenue.

        III. Révéler les cinq cartes du sommet de la pioche. Les Portes et les Songes vont dans les Limbes, tout le reste est défaussé.

        IV. Défausser votre main et piocher cinq nouvelles cartes. Les Portes et les Songes piochés alors vont dans les Limbes, sans effet.
help-two = À deux
    .text =
        Huit cartes sont étalées ; chacun en choisit une à son tour jusqu’à avoir une main personnelle de trois. Les deux qui restent forment la main commune, visible de tous. À votre tour, votre main réunit les deux ; vous complétez d’abord la vôtre à trois cartes, puis la commune à deux.

        Chacun a sa propre rangée. Après avoir défaussé une carte comme action, vous pouvez échanger une carte personnelle avec une carte commune. Les Portes restent devant celui qui les obtient.

        Vous gagnez ensemble quand chacun a quatre Portes, une de chaque couleur. En communication totale, tout est montré ; en grand silence, rien n’est montré ni dit des mains personnelles.
help-book = Le Grimoire des Pas Perdus
    .text =
        Huit Objectifs forment une rangée qui fixe l’ordre des Portes : seule une Porte de la couleur du premier Objectif visible reste sur la table, et cet Objectif est retourné. Toute autre Porte obtenue va dans les Limbes. Si vous perdez une Porte, son Objectif redevient visible.

        Les Sorts se paient avec des cartes de la défausse, qui quittent le jeu. On peut en lancer avant son action, avant chaque pioche, face à une Porte ou à un Songe, et avant de mélanger les Limbes.

        Pour 5 cartes, Prophétie Paradoxale amène au sommet une des cinq cartes les plus basses de la pioche. Pour 7, Planification Parallèle fait changer de place deux Objectifs. Pour 10, Puissante Punition écarte un Cauchemar dès qu’il est pioché. La variante Perdus ! demande 6, 9 et 12.
help-towers = Les Tours
    .text =
        Douze Tours, trois de chaque couleur, sont dans la pioche. Elles se jouent dans leur propre rangée, à l’un ou l’autre bout ; deux côtés qui se touchent ne doivent pas porter le même symbole. Quatre voisines des quatre couleurs sont un Rempart, et il en faut un pour gagner, en plus des Portes. À deux, on bâtit une seule rangée.

        Une Tour défaussée comme action permet de regarder autant de cartes au sommet de la pioche que l’indique son chiffre, et de les reposer dans l’ordre qui vous plaît.

        Un Cauchemar fait aussi défausser une Tour debout ; entre deux autres, seulement si celles-ci peuvent se toucher. Ou bien choisissez la fausse destruction : aucune Tour ne tombe, mais le Cauchemar va dans les Limbes. Un Rempart protège toutes vos Tours, sauf dans la variante Les ruines dispersées.
help-dreams = Songes Heureux et Funestes Prémonitoires
    .text =
        Huit Funestes Prémonitoires sont sur la table, dont quatre visibles (cinq ou six dans la variante difficile). Dès qu’une condition est remplie, vous subissez la pénalité et la carte quitte le jeu. Si plusieurs le sont à la fois, vous choisissez l’ordre ; celle dont la condition n’est plus remplie reste en place.

        Quatre Songes Heureux sont dans la pioche. Quand vous en piochez un en complétant votre main, choisissez un don parmi trois ; le Songe est ensuite défaussé.

        Retirer du jeu un Funeste Prémonitoire visible. Ou révéler les sept cartes du sommet de la pioche, en défausser autant que vous voulez et reposer les autres dans l’ordre qui vous plaît. Ou chercher n’importe quelle carte dans la pioche, mélanger, et la mettre au sommet.
help-labyrinth-aim = Labyrinth : le but
    .text =
        Le labyrinthe est un plateau de sept cases sur sept. Un tiers de ses plaques ne bouge jamais ; les autres coulissent, et il reste toujours une plaque à côté du plateau. 24 trésors s’y cachent.

        Chacun a un pion, qui part d’un coin, et une pile de cartes Trésor. On ne regarde que la première, et seulement la sienne : elle nomme le trésor à atteindre. Le premier qui a trouvé tous les siens et qui revient sur sa case départ gagne.

        En solitaire, vous réunissez les trésors l’un après l’autre et rentrez, en aussi peu de tours que possible.
help-labyrinth-turn = Labyrinth : un tour
    .text =
        1. Pousser. Tournez la plaque supplémentaire comme il vous plaît et poussez-la par l’une des douze flèches. Toute la ligne ou la colonne avance d’une case, et la plaque qui tombe à l’autre bout est la nouvelle plaque supplémentaire. Pousser est obligatoire. Une flèche est barrée : celle par où la dernière poussée est sortie, pour que personne ne la défasse simplement.

        Les pions et les trésors voyagent sur leurs plaques. Un pion qui sortirait du plateau est posé sur la plaque qui vient d’entrer, à l’autre bout.

        2. Se déplacer. Allez aussi loin que vous voulez dans les couloirs ouverts, ou restez. Les autres pions ne gênent pas. Ce qui compte est la case où votre pion finit son propre déplacement : sur votre trésor, la carte est dévoilée et vous regardez la suivante, qui compte dès votre prochain tour.

        Quand toutes vos cartes sont dévoilées, finissez un déplacement suivant sur votre case départ pour gagner.
help-labyrinth-young = Labyrinth : avec les plus jeunes
    .text =
        Toutes les cartes Trésor sont visibles dès le début, pour tout le monde. Chacun trouve ses trésors dans l’ordre qui lui plaît, un par tour, et retourne la carte de celui qu’il a trouvé.

        Le reste ne change pas : d’abord pousser, puis se déplacer, et rentrer à la fin. Comme personne n’a de secret, l’écran n’est pas caché entre deux tours.

        Pour une partie plus courte, dans cette variante ou non, distribuez moins de cartes : l’option --cards dit combien chacun en reçoit.
help-labyrinth-puzzles = Labyrinth : les énigmes
    .text =
        Une énigme est un plateau, un pion et un trésor : amenez l’un à l’autre en aussi peu de tours que possible. Chaque tour est une poussée et un déplacement, comme dans le jeu.

        Cent énigmes portent un numéro, de la plus facile à la plus difficile : dedale puzzle --number 1. D’autres sont faites pour vous, sans fin : dedale puzzle --turns 3. Le plus petit nombre de tours a été calculé pour chacune, et il vous est dit à la fin.

        Pendant que vous cherchez, tout peut être repris, et la solution vous est montrée si vous la demandez.

## Erreurs, par code

error-unknown-language = Il n’y a pas de langue « { $language } » ; les langues sont : { $known }.
error-unknown-word = Le catalogue des mots n’a pas de message « { $key } ».
error-word-needs = Le message « { $key } » n’a pas pu être composé : { $why }.
error-did-you-mean = Vouliez-vous dire « { $near } » ?
error-unknown-game = Il n’y a pas de jeu « { $name } » ; les jeux présents sont : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $name } » pour { $game } ; choisissez parmi : { $known }.
error-bot-outside = « { $name } » ne désigne aucun bot ({ $why }) ; écrivez un module et une classe qui a choose(seat, budget, seed), comme my_bots:Greedy.
error-bot-not-brought = Le bot « { $name } » est celui d’un module, et ceux-là ne jouent que là où on les nomme : nommez-le à nouveau, par exemple --bot 2={ $name }.
error-budget = « { $found } » n’est pas un budget : écrivez un nombre d’itérations ou un temps supérieur à 0, par exemple 200, 5ms ou 1.5s.
error-part-name = Le paquet « { $package } » a un « dedale.{ $room } » pour « { $game } », ce qui n’est pas un nom de jeu ; il faut des minuscules sans accent et des chiffres, comme « lanterns ».
error-part-ours = Les « dedale.{ $room } » de Dédale lui-même sont introuvables : ce Python en a une installation plus ancienne, ou aucune ; dites « make » ou « pip install -e . » dans le dossier de Dédale, ou réinstallez-le.
error-part-broken = Le paquet « { $package } » a un « dedale.{ $room } » pour « { $game } » qui est inutilisable ({ $why }) ; mettez ce paquet à jour, désinstallez-le, ou prévenez son auteur.
error-part-taken = Le paquet « { $package } » a un « dedale.{ $room } » pour « { $game } », tout comme « { $first } », qui est préféré ; désinstallez l’un des deux.
error-part-renamed = Le jeu « { $game } » se nomme lui-même « { $found } » ; son auteur doit écrire le même nom dans le point d’entrée et dans le jeu.
error-part-bot = Le paquet « { $package } » apporte un bot appelé « { $name } » pour « { $game } », mais il y en a déjà un, qui est préféré ; son auteur doit lui donner un autre nom.
error-lab-judge-yardstick = Rien ici ne permet de mesurer le juge de « { $game } » : son paquet n’apporte pas d’étalon.
error-unexpected = Un imprévu qui n’aurait pas dû arriver : { $what }.

# Options et sièges
error-option-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir { $value } ; choisissez parmi { $choices }.
error-option-number = L’option « { $option } » ne peut pas valoir { $value } ; choisissez un nombre entier de { $least } à { $most }.
error-option-flag = L’option « { $option } » ne peut pas valoir { $value } ; c’est vrai ou faux.
error-option-one-each = L’option « { $option } » ne peut pas valoir { $value } ; nommez-en { $players } parmi { $choices }, dans cet ordre.
error-option-seat = « { $value } » ne peut pas commencer ; nommez un siège de 1 à { $players }, ou chance.
error-option-only-with = L’option « { $option } » ne peut valoir { $value } que si « { $other } » vaut { $values } ; omettez-la, ou mettez « { $other } » à { $set }.
error-options-type = Les options associent des valeurs à des noms ; ceci est de type { $type }.
error-undo-policy = « { $found } » n’est pas une façon de reprendre un choix ; c’est « free » ou « fair ».
error-seat-count = Il faut un nom pour chacun des { $seats } sièges ; { $names } ont été donnés.
error-seat-name = « { $found } » ne peut pas nommer un siège : donnez un nom court, imprimable, sur une ligne, sans espace au début ni à la fin.
error-seat-unknown = Il n’y a pas de tel siège dans cette partie.
error-no-such-seat = Ce siège n’existe pas ; les sièges vont de 1 à { $seats }.
error-secret = Un secret compte 32 chiffres hexadécimaux ; omettez-le pour qu’il soit tiré au sort.

# Choix et hasard
error-seed = Une graine est un nombre entier, par exemple 7.
error-buffer-type = Les nombres s’écrivent dans un tampon d’octets.
error-buffer-size = Il faut { $size } nombres d’un octet, côte à côte.
error-games-type = Le nombre de parties est un nombre entier.
error-games-number = Le nombre de parties ne peut pas être { $number } ; demandez-en une ou plus.
error-action-type = Une action est un nombre entier.
error-action-unknown = Il n’y a pas d’action { $action } dans ce jeu.
error-action-text = « { $text } » n’est pas une action de ce jeu ; une action s’écrit comme « { $example } ».
error-action-illegal = « { $action } » n’est pas permis maintenant ; les choix sont : { $legal }.
error-action-over = « { $action } » ne peut pas être joué : la partie est finie.
error-action-chance = « { $action } » ne peut pas encore être joué : le hasard décide d’abord.
error-outcome-unknown = Il n’y a pas de tirage { $outcome } dans ce jeu.
error-outcome-text = « { $text } » n’est pas un tirage de ce jeu ; un tirage s’écrit comme « { $example } ».
error-outcome-illegal = Le hasard ne peut pas apporter « { $outcome } » maintenant ; ce qui peut venir : { $possible }.
error-no-chance = Le hasard n’a rien à décider maintenant.
error-event-line = « { $found } » n’est pas un événement ; un événement s’écrit comme « 1 play rs », « * rs », « undo 3 » ou « resign 1 ».
error-not-a-pass = Seul un passe peut être joué pour un siège qui n’a pas choisi.
error-not-your-turn = Ce n’est pas à ce siège de décider.
error-game-over = La partie est finie ; plus personne ne peut agir.

# Reprendre, dédoubler, montrer l’enregistrement
error-undo-nothing = Il n’y a rien à reprendre : ce siège n’a encore rien choisi.
error-undo-too-far = { $count } pas ne peuvent pas être repris : il n’y en a que { $live }.
error-undo-resigned = Une partie abandonnée ne peut pas être reprise.
error-undo-over = La partie est finie ; à cette table on ne reprend rien après la fin.
error-undo-chance = Le hasard a décidé depuis ; à cette table cela ne se reprend pas.
error-undo-other-seat = Un autre siège a agi depuis ; à cette table cela ne se reprend pas.
error-undo-turn = C’est à un autre siège de décider ; à cette table cela ne se reprend pas.
error-undo-revealed = Quelque chose de caché a été montré depuis ; à cette table cela ne se reprend pas.
error-fork-at = Une partie ne se dédouble qu’à l’un de ses propres pas.
error-fork-running = Cette table joue franc jeu, et la dédoubler montrerait sa chance ; attendez la fin.
error-export-running = L’enregistrement d’une partie en cours trahit ce qui est caché ; attendez la fin, ou sauvez-le comme propriétaire.
error-analysis-running = L’analyse d’une partie en cours trahit ce qui est caché ; attendez la fin, ou demandez-la comme propriétaire.
error-analysis-early = Personne n’a encore eu à décider dans cette partie : il n’y a rien à analyser.
error-hint-turn = Un conseil est pour le siège qui doit décider, et ce n’est pas celui-ci.

# Fichiers et enregistrements
error-file-missing = Il n’y a pas de fichier « { $name } » ; vérifiez son nom.
error-file-folder = « { $name } » est un dossier ; nommez un fichier qu’il contient.
error-file-unreadable = Le fichier « { $name } » ne peut pas être lu ; vérifiez que vous en avez le droit.
error-file-unwritable = Le fichier « { $name } » ne peut pas être écrit ; choisissez un autre endroit, ou faites-y de la place.
error-file-huge = Le fichier « { $name } » dépasse { $limit } octets et n’est donc pas un enregistrement ; vérifiez son nom.
error-file-binary = Ligne { $line } : « { $name } » n’est pas un texte UTF-8, ou il est abîmé ici ; reprenez l’enregistrement entier.
error-record-none = Ligne { $line } : ceci n’est pas un enregistrement de Dédale ; il commence par « { $found } ».
error-record-newer = Ligne { $line } : cet enregistrement est au format { $found }, et ce Dédale lit jusqu’au format { $known } ; mettez Dédale à jour pour le lire.
error-record-huge = Ligne { $line } : aucun enregistrement ne dépasse { $limit } octets, comme le fait ce texte.
error-record-damaged = Ligne { $line } : il y a ici la moitié d’un caractère ; l’enregistrement est abîmé.
error-record-truncated = Ligne { $line } : l’enregistrement s’arrête ici, avant sa dernière ligne ; reprenez-le en entier.
error-record-edited = Ligne { $line } : le contrôle est { $found }, mais celui des lignes ci-dessus est { $expected } : l’enregistrement a été abîmé, ou modifié à la main.
error-record-line = Ligne { $line } : attendu { $expected }, trouvé « { $found } ».
error-record-value = Ligne { $line } : la valeur de cette ligne n’a pas la forme attendue.
error-record-game = Ligne { $line } : { $why }
error-record-rules = Ligne { $line } : cette partie a été jouée selon la version { $found } des règles, et ce Dédale joue selon la version { $known } ; lisez-la avec un Dédale de cette version.
error-record-options = Ligne { $line } : { $why }
error-record-start = Ligne { $line } : { $why }
error-record-seats = Ligne { $line } : { $why }
error-record-event = Ligne { $line }, événement { $event } : { $why }
error-record-result = Ligne { $line } : le résultat est « { $found } », mais les événements mènent à « { $expected } ».
error-record-commitment = Ligne { $line } : l’empreinte { $found } n’est pas celle du secret, { $expected }.
error-record-luck = Ligne { $line } : le hasard a apporté « { $found } », mais selon le secret il devait apporter « { $expected } ».
error-record-unproven = Ligne { $line } : cet enregistrement ne peut pas être vérifié, car son secret n’est pas connu.
error-record-kept = Ligne { $line } : cet enregistrement ne contient pas son secret, la partie ne peut donc pas continuer ; prenez la sauvegarde du propriétaire.
error-position-json = Une position est faite de simples données JSON ; ceci n’en est pas.
error-position = Cette position est impossible, dans { $place } : { $problem }.
error-state-version = Cet état a été sauvé par la version { $version } des règles, et ceci est la version { $expected } ; rejouez son enregistrement, ou ouvrez-le avec le programme qui l’a sauvé.

# La ligne de commande
error-cli-option = Il n’y a pas d’option « { $name } » ici ; « { $command } --help » donne la liste des options.
error-cli-value = L’option « { $name } » demande une valeur ; « { $command } --help » dit laquelle.
error-cli-flag = L’option « { $name } » ne prend pas de valeur ; retirez-la.
error-cli-extra = « { $found } » est de trop ici ; « { $command } --help » dit ce qui est attendu.
error-cli-command = Il n’y a pas de commande « { $name } » ; les commandes sont : { $known }.
error-cli-shell = Les commandes sont complétées dans ces interpréteurs : { $known } ; dites lequel, comme dans « dedale completion bash ».
error-cli-usage = La ligne de commande n’a pas été comprise ; « { $command } --help » dit ce qui est attendu.
error-cli-no-game = Quel jeu ? Dites son nom après « dedale play » ; les jeux présents sont : { $known }.
error-cli-deal = « { $found } » n’est pas une donne : une donne compte 1 à 32 chiffres hexadécimaux (0 à 9 et a à f).
error-cli-resume = Une partie reprise garde son jeu, ses options et sa donne ; retirez { $names }.
error-cli-topic = Il n’y a rien sur « { $topic } » ; les sujets sont : { $known }.
error-cli-seat = « { $found } » n’est pas un siège de cette partie ; choisissez-en un de 1 à { $seats }.
error-cli-bot = « { $found } » ne donne pas de robot à un siège ; écrivez le siège et le robot, par exemple 2=hard.
error-cli-bot-twice = Le siège { $seat } a été donné à deux robots ; retirez-en un.
error-puzzle-turns = Il n’y a pas d’énigme en { $found } tours ; choisissez un nombre entier de { $least } à { $most }.
error-puzzle-seed = Il n’y a pas d’énigme avec la graine { $found } ; choisissez un nombre entier de { $least } à { $most }.
error-puzzle-number = Il n’y a pas d’énigme numéro { $found } ; choisissez un nombre entier de { $least } à { $most }.
error-puzzle-number-alone = Une énigme a soit un numéro, soit des tours et une graine ; retirez l’un ou l’autre.
error-preview-move = Seule une poussée peut se regarder d’avance ; jouez le déplacement.
error-solve-most = Le solveur regarde de 1 à { $most } tours en avant.
error-solve-target = Ce que cherche ce siège n’est pas connu ici ; nommez un trésor, comme « owl », ou « home ».
error-solve-unknown = Il n’y a pas de but « { $target } » sur ce plateau ; nommez un trésor, comme « owl », ou « home ».
error-plan-open = Il n’y a rien à planifier : ce siège n’a pas de trésors visibles, comme il en aurait avec les plus jeunes.
error-no-saves = Aucune partie n’a encore été sauvée ; commencez-en une avec « dedale play » et son nom.

# Le laboratoire
error-lab-missing = Le laboratoire a besoin de { $module }, qui n’est pas installé ; dites : { $command }
error-argument-value = { $name } ne peut pas être { $value } ; choisissez l’un de { $choices }.
error-argument-seat = seat ne peut pas être { $value } ; choisissez une place de 0 à { $last }.
error-argument-opponents = opponents nomme { $found } bots et il y a { $wanted } autres places ; nommez-en un pour chacune, dans l’ordre des places, ou un seul pour toutes.
error-buffers-many = { $games } parties écrivent { $numbers } nombres d’un octet comme observation et { $actions } comme masque, à la suite, une récompense de huit octets, et un octet qui dit si elles sont finies ; les actions sont des entiers de huit octets.
error-lab-benchmark-what = Dites un agent et un jeu, comme dans « dedale lab benchmark my_bots:Greedy JEU » ; les jeux présents sont : { $known }.
error-lab-what = Dites un jeu et des bots, comme dans « dedale lab rates JEU --bots random,easy » ; les jeux présents sont : { $known }.
error-lab-which = Quels résultats ? Nommez leur dossier après « dedale lab plot ».
error-lab-number = L’option « { $option } » ne peut pas valoir « { $value } » ; choisissez un nombre entier à partir de { $least }.
error-lab-fraction = L’option « { $option } » ne peut pas valoir « { $value } » ; choisissez un nombre au-dessus de 0, comme 0.01.
error-lab-executor = « { $found } » n’exécute rien ; choisissez processes ou threads.
error-lab-variant = « { $found } » ne nomme pas de variantes : écrivez all, ou une option et ses valeurs, comme players=1,2.
error-lab-all-alone = « all » vaut pour toutes les combinaisons d’options ; retirez les autres.
error-lab-seats = { $bots } bots ne peuvent pas s’asseoir à une partie de { $players } ; nommez-en un par siège.
error-lab-rates-alone = À plusieurs, on joue à { $game } les uns contre les autres : mesurez cela avec « dedale lab match », et retirez « players » d’ici.
error-lab-match = « { $found } » n’est pas un match : nommez de 2 à { $most } bots, comme expert,planner.
error-lab-no-match = Quels bots ? Nommez-en au moins deux pour chaque match, comme expert,planner.
error-lab-match-game = À quel jeu jouent-ils ? Nommez l’un de { $known } avant les bots.
error-lab-match-together = À { $game }, on gagne ou perd ensemble : mesurez des partenaires avec « dedale lab rates { $game } --bots easy+expert ».
error-lab-section = Il n’y a pas de partie « { $found } » ; les parties sont : { $known }.
error-lab-judge-game = Il n’y a pas de juge pour « { $found } » ; choisissez parmi : { $known }.
error-lab-judge-other = Le dossier « { $folder } » contient une autre mesure ; choisissez un autre --out. Rien n’a été changé.
error-lab-group = Il n’y a pas de réseau « { $found } » ; les réseaux sont : { $known }.
error-weights = Le fichier de poids { $file } est inutilisable : { $trouble }. Réinstallez Dédale, ou entraînez-le avec « dedale lab train ».
error-checkpoint-damaged = Le point de reprise { $file } est abîmé ; supprimez-le pour entraîner { $group } à nouveau, ou choisissez un autre dossier.
error-checkpoint-other = Le point de reprise { $file } appartient à un autre entraînement : autre graine, nombre de parties, parent ou version ; choisissez un autre dossier avec --out, ou supprimez-le.
error-lab-no-results = Il n’y a pas de résultats du laboratoire dans « { $folder } » ; vérifiez le nom du dossier.
error-lab-nothing-played = Il n’y a encore rien à dessiner : aucune partie de cette mesure n’a été jouée.
error-lab-run-damaged = Le fichier « { $file } » est abîmé, ou écrit par une autre version du laboratoire ({ $why }) ; remettez-le d’après une copie, ou choisissez un autre --out.
error-lab-batches-damaged = La ligne { $line } de « { $file } » est abîmée ; remettez le fichier d’après une copie, effacez cette ligne pour rejouer ses parties, ou choisissez un autre --out.
error-lab-other-run = Le dossier « { $folder } » contient une autre mesure ({ $what } : { $there } là-bas, { $here } ici). Choisissez un autre --out ; rien n’a été changé.
error-lab-folder-busy = Une autre mesure écrit en ce moment dans « { $folder } » ; attendez sa fin, ou choisissez un autre --out.
error-lab-folder-strange = Le dossier « { $folder } » contient autre chose que des résultats du laboratoire ; choisissez un autre --out. Rien n’a été changé.
error-lab-no-cluster = Aucune grappe Dask ne répond à « { $address } » ({ $why }) ; vérifiez l’adresse, ou démarrez-en une avec « dask scheduler » et « dask worker ».
error-lab-no-workers = La grappe Dask à « { $address } » n’a personne au travail ; démarrez « dask worker { $address } ».
error-lab-cluster-version = À l’adresse { $worker }, la grappe a Dédale { $found }, et ceci est { $version } ; installez-y la même version.
error-lab-failed-twice = Les parties { $first } à { $last } de la ligne { $row } ({ $bots }) ont échoué deux fois : { $what }. Ce qui est joué est gardé ; la même commande reprend là.

### page: Labyrinth

page-labyrinth-push = Poussez une plaque
    .short = Pousser
page-labyrinth-move = Déplacez votre pion
    .short = Déplacer
page-labyrinth-done = fait
page-labyrinth-board = Le plateau, sept sur sept
page-labyrinth-board-keys = Les flèches du clavier mènent de case en case, et une fois la plaque poussée, d’une case accessible à l’autre ; avec Maj, elles avancent d’une case. Entrée déplace le pion.
page-labyrinth-arrows = Flèches autour du plateau
page-labyrinth-arrows-keys = Les flèches du clavier font le tour du plateau, Q et E tournent la plaque, Entrée la pousse, Échap quitte l’aperçu.

# Où se trouve une flèche.
page-labyrinth-at-n = au-dessus de la colonne { $line }
page-labyrinth-at-e = à droite de la rangée { $line }
page-labyrinth-at-s = sous la colonne { $line }
page-labyrinth-at-w = à gauche de la rangée { $line }
page-labyrinth-arrow = Flèche { $where }
page-labyrinth-arrow-barred = Flèche { $where }, barrée : la dernière plaque est sortie là
# Où un pion quitte le plateau.
page-labyrinth-off-n = en haut
page-labyrinth-off-e = à droite
page-labyrinth-off-s = en bas
page-labyrinth-off-w = à gauche

page-labyrinth-cell = rangée { $row }, colonne { $column } : { $what }
page-labyrinth-sides-NS = couloir droit du nord au sud
page-labyrinth-sides-EW = couloir droit d’est en ouest
page-labyrinth-sides-NE = coude ouvert au nord et à l’est
page-labyrinth-sides-ES = coude ouvert à l’est et au sud
page-labyrinth-sides-SW = coude ouvert au sud et à l’ouest
page-labyrinth-sides-NW = coude ouvert au nord et à l’ouest
page-labyrinth-sides-NES = fourche ouverte au nord, à l’est et au sud
page-labyrinth-sides-ESW = fourche ouverte à l’est, au sud et à l’ouest
page-labyrinth-sides-NSW = fourche ouverte au nord, au sud et à l’ouest
page-labyrinth-sides-NEW = fourche ouverte au nord, à l’est et à l’ouest
page-labyrinth-home-of = case départ ({ $player })
page-labyrinth-home-own = votre case départ
page-labyrinth-pawn-of = pion ({ $player })
page-labyrinth-pawn-own = votre pion
page-labyrinth-reachable = accessible
page-labyrinth-sought = le trésor que vous cherchez

page-labyrinth-tile = Votre plaque
    .how = Tournez-la, puis choisissez une flèche.
    .tap = Votre plaque : touchez-la pour la tourner
page-labyrinth-tile-now = Votre plaque : { $tile }
page-labyrinth-tile-next = Prochaine plaque
page-labyrinth-tile-left = Elle est sortie { $where } ; cette flèche est barrée pour la prochaine poussée.
page-labyrinth-tile-first = Elle attend à côté du plateau.
page-labyrinth-turn-left = Tourner la plaque vers la gauche
page-labyrinth-turn-right = Tourner la plaque vers la droite
page-labyrinth-wheel = ou molette

page-labyrinth-gain-none = Choisissez une flèche
    .text = Montrez une flèche pour voir ce que ferait la poussée.
page-labyrinth-gain = { $count ->
    [one] case accessible après cette poussée
   *[other] cases accessibles après cette poussée
}
page-labyrinth-gain-short = { $count ->
    [one] { $count } case accessible
   *[other] { $count } cases accessibles
}
page-labyrinth-carried = { $player } sort { $side } et revient sur votre plaque
page-labyrinth-carried-own = Vous sortez { $side } et revenez sur votre plaque
page-labyrinth-carried-short = { $player } change de bord
page-labyrinth-carried-own-short = vous changez de bord
page-labyrinth-push-here = Pousser ici
page-labyrinth-preview-leave = Quitter l’aperçu
    .keys = Échap

page-labyrinth-where = Où aller ?
    .text = Chaque case éclairée est accessible. Vous pouvez aussi rester où vous êtes : votre tour finit alors.
page-labyrinth-go = Aller ici
page-labyrinth-stay = Rester
page-labyrinth-stay-long = Rester sur place

page-labyrinth-seek = Vous cherchez…
page-labyrinth-hold = Maintenir pour voir
    .keys = C
page-labyrinth-hold-name = Votre carte Trésor, face cachée : maintenez pour voir
page-labyrinth-let-go = Relâchez pour la cacher.
page-labyrinth-below = { $count ->
    [0] Vous seul la voyez. C’est votre dernière carte.
    [one] Vous seul la voyez. Il en reste { $count } dessous.
   *[other] Vous seul la voyez. Il en reste { $count } dessous.
}
page-labyrinth-keep = La garder ouverte
page-labyrinth-homeward = Rentrez au départ !
    .text = Vous avez trouvé tous vos trésors. Retour à votre case départ !
page-labyrinth-open = Vos trésors
    .text = Trouvez-les dans l’ordre que vous voulez.
page-labyrinth-open-one = encore à trouver : { $treasure }

page-labyrinth-players = Joueurs
page-labyrinth-you = vous
page-labyrinth-online = en ligne
page-labyrinth-away = hors ligne
page-labyrinth-free = place libre
page-labyrinth-bot = robot, { $level }
page-labyrinth-of = sur { $all }
page-labyrinth-found-of = { $found } sur { $all } trouvés
page-labyrinth-found-one = trouvé : { $treasure }
page-labyrinth-to-home = sur le chemin du retour
page-labyrinth-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
page-labyrinth-log = Ce qui s’est passé
page-labyrinth-waits-push = { $player } pousse une plaque
page-labyrinth-waits-move = { $player } se déplace
page-labyrinth-waits-text = En attendant, vous pouvez regarder votre carte et le plateau.
page-labyrinth-winner = { $player } est de retour
page-labyrinth-winner-own = Vous êtes de retour
page-labyrinth-ended = La partie est finie
# Le journal : une poussée par sa ligne.
page-labyrinth-line-n = la colonne { $line } par le haut
page-labyrinth-line-e = la rangée { $line } par la droite
page-labyrinth-line-s = la colonne { $line } par le bas
page-labyrinth-line-w = la rangée { $line } par la gauche
page-labyrinth-told-push = { $you ->
    [yes] Vous poussez { $line }.
   *[no] { $player } pousse { $line }.
}
page-labyrinth-key-turn = Tourner la plaque
    .keys = Q E
page-labyrinth-key-arrows = Faire le tour des flèches, ou aller de case en case
    .keys = ← → ↑ ↓
page-labyrinth-key-enter = Pousser ici, ou aller ici
    .keys = Entrée

### page: server

page-doom = Après ce choix, la partie ne peut plus être gagnée.
page-plain-hidden = Face cachée
page-plain-empty = rien
page-plain-table = La table
page-plain-sure = Choisissez-le encore une fois pour le faire quand même.
page-plain-more = Un autre jeu est ouvert
page-plain-players = Qui joue
page-plain-count = Combien jouent
page-plain-seat = Place { $number }
page-plain-options = Ce qui est convenu d’autre
page-plain-title = Dédale
page-not-built = La page n’est pas encore construite : dites « make page » dans le dossier du projet, puis rechargez cette adresse.
page-missing = Il n’y a rien à cette adresse ; vérifiez le lien.
page-wrong-method = Cette adresse ne fait pas cela.
serve-at = Dédale est à l’adresse { $address }
serve-house = Chez vous, sur un téléphone ou un autre ordinateur : { $address }
serve-stop = Ctrl-C l’arrête ; toutes les parties sont gardées.
cli-serve = Servir la page : jouer dans un navigateur, seul ou à plusieurs.
cli-serve-port = Le port où écouter ; 8321 ou un port libre si vous ne dites rien.
cli-serve-host = L’adresse où écouter ; cette machine seule si vous ne dites rien.
cli-serve-lan = Laisser entrer les téléphones et ordinateurs de la maison ; montre l’adresse et un code QR.
cli-serve-store = Le fichier où sont gardées les tables, ou l’URL d’une base de données.
cli-serve-open = Ouvrir la page dans un navigateur.
cli-serve-pace = Le temps, en secondes, qu’un robot prend au moins pour un choix.
error-server-missing = Le serveur a besoin de { $module }, qui n’est pas installé ; dites : { $command }
error-port-taken = Quelque chose d’autre écoute déjà à l’adresse { $host }, port { $port } ; choisissez un autre --port, ou arrêtez d’abord l’autre.
error-cli-rehearse = « { $found } » ne peut être lu comme texte d’une répétition ; indiquez un fichier texte.
error-cli-rehearse-public = Une répétition est pour les tests sur cette machine seule, car chaque carte peut être connue ; omettez --lan, --host ou --rehearse.
error-cli-port = « { $found } » n’est pas un port ; choisissez un nombre entier de 1 à 65535, ou 0 pour n’importe lequel.
error-cli-pace = « { $found } » n’est pas un rythme ; donnez des secondes, de 0 à 60.
error-no-such-table = Il n’y a pas de table « { $table } » ; vérifiez le lien.
error-wrong-token = Ce lien n’ouvre aucun siège de cette table ; demandez-en un nouveau.
error-page-old = Cette page est plus ancienne que le serveur ; rechargez-la.
error-malformed = Ce message n’a pas été compris : { $reason }.
error-foreign-page = Seules les pages de ce serveur peuvent le lui demander ; ouvrez-le à sa propre adresse.
error-too-many = C’était trop à la fois ; attendez un instant, puis réessayez.
error-too-many-thoughts = On réfléchit déjà à trop de choses pour vous ; attendez un instant.
error-server-stopping = Le serveur est en train de s’arrêter ; réessayez dans un instant.
error-table-full = Aucun siège n’est libre à cette table ; vous pouvez regarder.
error-table-long = Cette partie dure depuis trop longtemps ; commencez-en une autre.
error-table-aside = On a trop repris ou trop cédé de sièges dans cette partie ; il ne reste qu’à la jouer.
error-invitation-used = Quelqu’un s’est déjà assis avec cette invitation ; demandez un autre siège, ou regardez.
error-undo-people = À plusieurs, on ne reprend que ce qui n’a rien appris à personne : laissez « undo » de côté, ou dites « fair ».
error-deal-fair = Cette partie se joue sans retour : sa donne pourra être rejouée quand elle sera finie.
error-seat-often = Ce siège a été cédé trop souvent à un robot ; continuez, ou abandonnez.
error-name-often = Un nom change au plus { $most } fois à une même table.
error-name-silent = Cette partie se joue en silence : les noms ne changent pas.
error-leave-bot = Un robot joue ce siège ; il n’y a personne qui puisse abandonner.
error-leave-to-bot = Seul un robot peut continuer pour qui abandonne.
error-resign-winner = Personne n’abandonne une partie pour la gagner ainsi.
error-seat-left = La personne de ce siège a abandonné ; un robot le joue jusqu’à la fin.
error-replay-long = Cette partie est trop longue pour être revue pas à pas.
error-table-rules = Cette table a été jouée selon la version { $found } des règles, et ce Dédale joue selon la version { $known } : on ne peut plus y jouer. Si la partie était finie, on peut encore la revoir : ajoutez /review à son adresse.
error-table-damaged = Cette table ne peut pas être lue : son journal est abîmé, ou d’une autre version.
error-store-open = Le fichier des tables « { $store } » ne peut pas être ouvert ; vérifiez son nom, et que vous pouvez y écrire.
error-port-denied = Vous n’avez pas le droit d’écouter au port { $port } ; choisissez un --port à partir de 1024.
error-host-unknown = Cette machine n’a pas d’adresse « { $host } » où écouter ; omettez --host, ou dites --lan pour laisser entrer la maison.
error-store-foreign = « { $store } » est la base de données d’un autre programme ; choisissez un autre --store.
error-store-newer = Le fichier des tables « { $store } » a été écrit par un Dédale plus récent (version { $found } du fichier, celui-ci connaît la { $known }) ; mettez Dédale à jour, ou choisissez un autre --store.
error-store-driver = « { $store } » demande { $module }, qui n’est pas installé ; dites : { $command }
error-store-kind = « { $store } » n’est ni un fichier ni une adresse de PostgreSQL ; écrivez un fichier, ou postgresql://utilisateur@hôte/base.
error-store-unreachable = La base de données « { $store } » ne peut pas servir : { $reason }. Démarrez-la, ou vérifiez l’adresse, l’utilisateur et le mot de passe.
error-store-read = Le fichier des tables ne répond pas ; réessayez dans un instant.
error-store-write = Le fichier des tables n’a pas pu être écrit ; réessayez dans un instant.
error-conflict = Quelqu’un d’autre a été plus rapide à cette table ; regardez-la de nouveau.
error-stale = La table a changé depuis ; regardez-la de nouveau, puis choisissez.
error-seat-bot = Un robot joue ce siège en ce moment ; reprenez d’abord le siège.
error-talk-silent = Cette partie se joue en silence : les joueurs ne peuvent rien se dire.
error-say-text = On ne peut dire que des caractères imprimables, sur une ligne.
error-replace-here = La personne qui joue ce siège est là ; elle seule peut le céder.
error-replace-bot = Un robot joue ce siège ; seule la personne pour qui il joue peut le reprendre.
error-open-silent = Cette partie se joue en silence : un robot peut jouer ce siège, mais personne d’autre.
error-replace-open = Ce siège est déjà libre.
error-unknown-level = Il n’y a pas de niveau « { $found } » ; les niveaux sont : { $known }.
error-person-name = Ce nom ne peut pas servir : un nom a au plus { $most } caractères imprimables et ne commence pas par « bot ».
error-deal-running = Cette partie est en cours, et d’autres y jouent aussi ; attendez la fin.
error-invitation-foreign = Un code QR n’est fait que des liens de ce serveur.
serve-no-house = Cette machine n’a pas d’adresse dans un réseau ; personne d’autre ne peut se joindre à elle.
cli-store = Prendre soin du fichier où le serveur garde ses tables.
cli-store-backup = Copier ce fichier dans un nouveau, même pendant que le serveur tourne.
cli-store-file = Le fichier à écrire.
cli-store-prune = Supprimer les tables où rien ne s’est passé depuis longtemps, même pendant que le serveur tourne.
cli-store-older = Depuis combien de jours rien ne s’est passé, par exemple 90d.
store-copied = { $count ->
    [one] { $count } table copiée
   *[other] { $count } tables copiées
} dans { $path }
store-pruned = { $count ->
    [0] Aucune table n’est aussi ancienne.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
error-file-exists = Il y a déjà un fichier « { $name } » ; choisissez un autre nom.
error-cli-store-where = Quel fichier ? Nommez-le après « { $command } ».
error-cli-age = « { $found } » n’est pas un nombre de jours ; écrivez par exemple 90d.
cli-serve-name = Un nom sous lequel le serveur est connu, par exemple play.example.org ; peut être donné plusieurs fois.
cli-serve-proxy = L’adresse ou le réseau d’un mandataire placé devant, que l’on croit sur la provenance des invités ; peut être donné plusieurs fois.
cli-serve-prefix = Le chemin où se trouve la page, par exemple /games, si elle partage son hôte avec d’autres.
cli-serve-certificate = Un certificat (PEM), pour parler TLS sans mandataire.
cli-serve-key = La clé de ce certificat, si elle se trouve dans un autre fichier.
cli-serve-metrics = Donner des chiffres à Prometheus à ce port, à cette machine seule sauf si une adresse le précède.
cli-serve-log = La forme du journal : des lignes de texte, ou de JSON.
cli-serve-access = Noter chaque requête, sans codes, jetons ni noms.
cli-serve-prune = Supprimer chaque jour les tables où rien ne s’est passé depuis tant de jours, par exemple 365d.
error-proxy-address = « { $found } » n’est pas l’adresse d’un mandataire ; écrivez par exemple 10.0.0.5 ou 10.0.0.0/8.
error-host-name = « { $found } » n’est pas un nom d’hôte ; écrivez par exemple play.example.org.
error-certificate-unread = Le fichier « { $name } » ne peut pas être lu ; vérifiez --certificate et --key, et que vous pouvez les lire.
error-key-alone = Une --key ne sert à rien sans son --certificate ; donnez les deux, ou aucun.
error-certificate-unfit = Le certificat « { $name } » et sa clé ne vont pas ensemble, ou ne sont pas au format PEM sans mot de passe ; vérifiez --certificate et --key.
error-metrics-taken = Rien ne peut être donné à l’adresse { $host }, port { $port } : quelque chose d’autre y écoute, ou ce n’est pas une adresse de cette machine ; choisissez un autre endroit pour --metrics.
error-cli-prefix = « { $found } » n’est pas un chemin où se trouver ; écrivez par exemple /games.
error-cli-log = « { $found } » n’est pas une forme de journal ; choisissez text ou json.
error-wrong-host = Ce serveur n’est pas lancé pour ce nom ; la personne qui s’en occupe peut l’ajouter avec --name.
error-server-failed = Quelque chose s’est mal passé dans le serveur ; la personne qui s’en occupe le trouve dans le journal.
error-server-full = Trop de parties sont ouvertes sur ce serveur ; réessayez dans un moment.
error-store-gone = Le fichier des tables a disparu ; la personne qui s’occupe de ce serveur doit le restaurer.
error-store-damaged = Le fichier des tables est abîmé ; la personne qui s’occupe de ce serveur doit le restaurer.
error-store-file = On ne peut soigner ainsi que des tables gardées dans un fichier ; une base de données a ses propres outils : pg_dump, VACUUM.
error-store-filled = « { $store } » contient déjà des tables ; choisissez une base vide.
error-store-missing = Il n’y a pas de fichier des tables « { $store } » ; vérifiez le nom.
error-store-unsound = Le fichier des tables « { $store } » n’est pas sain : { $reason }. Arrêtez le serveur, gardez ce fichier, et restaurez une copie.
cli-store-check = Regarder si ce fichier est sain, même pendant que le serveur tourne.
cli-store-stats = Dire ce que contient ce fichier, même pendant que le serveur tourne.
cli-store-restore = Faire un fichier des tables d’une copie, là où il n’y en a pas encore.
cli-store-from = La copie à lire.
cli-store-vacuum = Rendre la place de ce qui a été supprimé ; la première fois avec un fichier d’un Dédale plus ancien, arrêtez le serveur pour cela.
store-sound = Le fichier des tables { $path } est sain.
store-tables = { $count ->
    [one] { $count } table,
   *[other] { $count } tables,
} dont { $over } finies ; { $events } événements.
store-last = La dernière fois qu’il s’est passé quelque chose : { $day }.
store-size = { $size } Mo, dont { $free } Mo peuvent être rendus ; version { $version } du fichier.
store-unkept = { $count ->
    [one] Une partie finie n’est pas encore gardée pour le jour où les règles auront changé ; laissez tourner le serveur jusque-là.
   *[other] { $count } parties finies ne sont pas encore gardées pour le jour où les règles auront changé ; laissez tourner le serveur jusque-là.
}
store-vacuumed = { $size } Mo rendus.

### page: around the tables

# The start page
page-tagline = Deux labyrinthes sont ouverts cette nuit. Quelle porte ?
page-door-onirim = Vous rêvez d’un dédale de chambres. Trouvez huit Portes avant que la pioche, et la nuit, ne s’achèvent.
page-door-labyrinth = Les haies glissent. Poussez une rangée, éclairez un chemin, et rentrez le premier avec vos trésors.
page-who-dreams = Qui rêve ?
page-dream-alone = Seul
    .title = Vous jouez seul
page-dream-here = À deux ici
    .title = À deux devant cet écran
page-dream-link = Par lien
    .title = Vous et un ami, qui vient par un lien
page-dream-bot = Un robot
    .title = Vous et un robot
page-what-else = Qu’y a-t-il encore dans la nuit ?
page-book = Grimoire
page-book-yes = le Grimoire
page-book-lost = Perdus !
page-towers = Tours
page-towers-yes = Tours
page-towers-ruins = Ruines
page-dreams = Songes
page-bot-level = La force du robot
page-who-walks = Qui marche ?

# $pawn is a colour: whose that pawn is.
page-pawn-of = Qui a le pion { $pawn }
page-place-you = Vous
    .under = ici
    .full = Vous
page-place-here = Invité
    .under = ici
    .full = Quelqu’un d’autre devant cet écran
page-place-open = Ami
    .under = par lien
    .full = Un ami, par lien ou par code
page-place-free = Libre
    .under = ajouter
    .full = Personne
page-place-bot = Robot
    .level = Un robot : { $level }
page-treasures-each = { $count ->
    [one] Un trésor chacun
   *[other] { $count } trésors chacun
}
page-open-door = Ouvrir cette porte
    .of = Ouvrir cette porte : { $game }
page-player = Joueur { $number }
page-your-turn = À vous de jouer
page-go-on = Reprendre
page-kept-with = { $game } avec { $names }
page-kept-alone = { $game }, en solitaire
page-more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
page-same-deal = La même donne encore
page-join-by-code = Rejoindre par code
page-open-record = Ouvrir une partie
page-code = Code de la table
page-to-table = À la table
page-record-text = Une partie enregistrée dans un fichier, par cette page ou par le terminal.
page-record-large = Ce fichier est trop grand pour être une partie ; vérifiez lequel c’est.
page-language = Langue
page-theme = Thème
page-theme-night = Nuit
page-theme-parchment = Parchemin
page-theme-contrast = Contraste élevé

# Measured figures.
page-rate-won = Mesuré : sur 100 parties ainsi, le meilleur robot en gagne { $best }.
page-rate-both = Mesuré : sur 100 parties ainsi, un robot simple en gagne { $plain }, le meilleur { $best }.
page-rate-turns = Mesuré : en solitaire, le meilleur robot met { $turns } tours.

# Around a table
page-to-start = À la page d’accueil
page-close = Fermer
page-menu = Menu
    .keys = M
page-hint = Conseil
    .keys = H
page-hint-thinking = À la recherche du meilleur choix…
page-undo = Annuler
    .keys = U
page-log = La partie jusqu’ici
    .keys = L
page-log-empty = Il ne s’est encore rien passé.
page-say = Dire quelque chose
page-keys = Touches
    .keys = ?
page-result = Résultat
page-over = La partie est finie
page-again = Rejouer
page-save-record = Enregistrer la partie
page-assisted = Avec conseils, coups repris ou l’aide d’un robot : cette partie ne compte pas dans les statistiques.
page-deal-check = Vérifier la donne
    .text = L’empreinte était connue dès le début, le secret est dit à la fin : ensemble, ils prouvent que la donne n’a pas été changée.
page-deal-commitment = Empreinte
page-deal-secret = Secret
page-deal-fresh = Une donne toute neuve : personne ne la connaît.
page-deal-copied = Cette donne se joue aussi à une autre table.
page-deal-again = La même donne qu’à la table { $table }.
page-deal-lesson = La donne de la leçon.
page-deal-record = Cette partie a été apportée sous forme d’enregistrement.
page-deal-position = Cette partie commence par une position que quelqu’un a apportée.
page-deal-unknown = Personne n’a noté d’où vient la donne de cette table plus ancienne.
page-deal-known = Quelqu’un pourrait la connaître : la partie ne compte dans aucune statistique.
page-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
page-leaving = Si quelqu’un abandonne
page-leaving-bot = robot
    .text = Si quelqu’un abandonne, un robot continue à sa place.
page-leaving-still = immobile
    .text = Si quelqu’un abandonne, son pion ne bouge plus : il ne fait que pousser, au hasard.
page-leaving-dream-bot = robot
    .text = Si l’un de vous abandonne, l’autre peut continuer avec un robot.
page-leaving-dream-still = fin
    .text = Si l’un de vous abandonne, le rêve s’arrête pour vous deux.
page-resign = Abandonner
    .sure = La partie est alors finie.
    .other = C’est alors l’autre qui gagne.
    .bot = Vous quittez la table ; un robot continue à votre place, et les autres aussi.
    .still = Vous quittez la table ; votre pion ne bouge plus, et les autres continuent.
    .partner = Vous quittez la table ; l’autre peut continuer le rêve avec un robot.
    .both = Le rêve s’arrête pour vous deux.
    .no = Continuer
    .yes = Abandonner
page-seats = Qui est à la table
page-seat-free = Place libre
page-seat-open = attend quelqu’un
page-seat-invited = sur invitation
page-seat-gave-up = a abandonné ; un robot continue
    .still = a abandonné ; le pion ne bouge plus
page-seat-you = vous
page-seat-here = est là
page-seat-away = n’est pas là
page-seat-bot = robot, { $level }
page-name = Votre nom
page-hand-to-bot = Confier à un robot
page-take-back = Reprendre la place
page-replace = Faire jouer un robot
page-free-seat = Libérer la place
page-replace-asked = { $count ->
    [one] Un joueur le demande ; ce sera fait quand tous le demanderont.
   *[other] { $count } joueurs le demandent ; ce sera fait quand tous le demanderont.
}
page-share = Inviter et partager
    .text = Qui a ce lien peut prendre une place libre, ou regarder.
page-qr = Le lien en code QR
page-link = Lien vers la table
page-copy-link = Copier le lien
page-copied = Copié
page-send = Envoyer
page-lobby = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
    .text = Envoyez le lien, ou faites scanner l’image.
    .enter = Voir la table en attendant
    .bot = Un robot
    .bot-for = Un robot à la place { $number }
page-invited = Une place vous attend
page-sit-down = Prendre place
page-watch = Regarder seulement
page-curtain = Passez l’écran à { $name }
    .text = Les autres regardent ailleurs.
    .open = Je suis { $name }

# When something is wrong
page-arriving = En route vers la table…
page-no-answer = Le serveur ne répond pas. La page réessaie d’elle-même ; si rien ne change, vérifiez que « dedale serve » est en marche.
page-reconnecting = La connexion est perdue, pas la partie. Nouvel essai…
    .kept = La connexion est perdue. Votre choix est gardé et partira dès qu’elle reviendra.
page-closed = Le serveur a fermé cette table. Rechargez la page.
page-refused = Le serveur a refusé ({ $code }). Rechargez la page.
page-nowhere = Il n’y a rien à cette adresse
    .text = Vérifiez le lien, ou allez à la page d’accueil.
page-no-table = Cette table n’existe pas
    .text = Le lien contient une erreur, ou la table a été effacée parce que plus personne n’y jouait. Demandez un nouveau lien, ou ouvrez vous-même une table.
page-wrong-token = Ce lien n’ouvre aucune place
    .text = Il est celui d’une autre table, ou un plus récent l’a remplacé. Demandez un nouveau lien à qui vous l’a envoyé, ou regardez la table.
    .watch = Regarder la table
page-denied = Le serveur a fermé la porte
page-not-loaded = La table n’a pas pu être chargée
    .text = Une partie de la page n’est pas arrivée. Rechargez-la.
page-reload = Recharger

### page: the Onirim table

page-onirim-you = Vous
page-onirim-your-hand = Votre main
page-onirim-hand = Main de { $player }
page-onirim-shared = Commune
page-onirim-to-play = à jouer
page-onirim-question = La question
page-onirim-story = Le rêve jusqu’ici
page-onirim-turn = Tour { $number }
page-onirim-waits = C’est à { $player } de décider.
page-onirim-play = Jouer
page-onirim-discard-it = Défausser
page-onirim-close = Fermer
page-onirim-back = Retour
page-onirim-confirm = Confirmer
page-onirim-list = Tous les choix en toutes lettres
page-onirim-dare = Le faire quand même
page-onirim-refrain = Choisir autre chose

# The zones of the table, as they are read out.
page-onirim-stock = Pioche et Limbes
page-onirim-deck = Pioche : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}. Montrer ce que personne n’a encore vu
page-onirim-left = { $count ->
    [one] restante
   *[other] restantes
}
page-onirim-limbo = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans les Limbes
page-onirim-discard = { $count ->
    [0] Défausse, vide
    [one] Défausse, 1 carte : { $card }
   *[other] Défausse, { $count } cartes, sur le dessus { $card }
}
page-onirim-removed = Retirées du jeu : { $count }
page-onirim-nightmares = { $count ->
    [one] { $count } Cauchemar restant
   *[other] { $count } Cauchemars restants
}
page-onirim-dreams = { $count ->
    [one] { $count } Songe Heureux restant
   *[other] { $count } Songes Heureux restants
}
page-onirim-known-top = Sur le dessus
page-onirim-known-bottom = Au fond
page-onirim-unseen = Encore à voir
page-onirim-doors-of = { $player } : { $count ->
    [0] aucune Porte encore
    [one] 1 Porte
   *[other] { $count } Portes
}
page-onirim-hand-of = Main de { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-onirim-row-of = { $player }, rangée : { $count ->
    [0] aucune carte encore
    [one] 1 carte
   *[other] { $count } cartes
}
page-onirim-series = série de { $length } en { $colour }
page-onirim-row-all = { $count ->
    [one] Montrer toute la rangée, une carte de plus
   *[other] Montrer toute la rangée, { $count } cartes de plus
}
page-onirim-row-less = Ne montrer que les dernières cartes de la rangée

# Why a card cannot be played, and what it would bring.
page-onirim-locked = pas maintenant
page-onirim-locked-symbol = { $symbol } après { $symbol }
page-onirim-locked-tower = ne va à aucun bout
page-onirim-cannot = Elle ne peut pas être jouée : { $why }.
page-onirim-third = La troisième carte { $colour } : elle peut ouvrir une Porte.
page-onirim-brings-prophecy = Défaussée, elle donne une Prophétie.
page-onirim-brings-look = Défaussée, elle laisse regarder { $count } cartes.

# The Book
page-onirim-due = à venir : { $card }
page-onirim-due-is = À présent : { $card }. Toute autre Porte va dans les Limbes.
page-onirim-goals-done = tous atteints
page-onirim-goal-up = { $card } à la place { $number }
page-onirim-goal-due = { $card } à la place { $number }, à atteindre maintenant
page-onirim-goal-turned = { $card } à la place { $number }, atteint
page-onirim-swap-goal = Place { $number } : avec quel Objectif change-t-il de place ?
page-onirim-spells = Sorts
page-onirim-spell-paradox = les cinq du fond, une au-dessus
page-onirim-spell-planning = échanger deux Objectifs
page-onirim-spell-punishment = un Cauchemar annulé
page-onirim-cost = coûte { $count } cartes défaussées
page-onirim-purse = Pour payer, en défausse : { $count }
page-onirim-stop = Me demander avant la prochaine pioche
page-onirim-stop-asked = On vous demandera
page-onirim-pay-intro = { $text } Choisissez { $count } cartes défaussées pour payer ; elles quittent le jeu.

# The Towers
page-onirim-towers = Tours, { $count } debout
page-onirim-rampart = le Rempart tient
page-onirim-no-rampart = pas encore de Rempart

# The Dreams
page-onirim-premonitions = Funestes Prémonitoires
page-onirim-premonition = { $card } : { $text }
page-onirim-premonitions-read = Choisissez-en un pour le lire.
page-onirim-face-down = { $count } face cachée
page-onirim-gone = { $count ->
    [one] { $count } disparu
   *[other] { $count } disparus
}
page-onirim-happy = Un Songe Heureux
page-onirim-happy-intro = Trois dons, dont vous prenez un
page-onirim-gift-remove = Oublier un Prémonitoire
page-onirim-gift-remove-text = L’un de ceux qui sont visibles quitte le jeu sans s’accomplir.
page-onirim-gift-remove-now = { $count ->
    [0] aucun n’est visible
    [one] 1 au choix
   *[other] { $count } au choix
}
page-onirim-gift-reveal = Voir sept cartes
page-onirim-gift-reveal-text = Défaussez à volonté parmi les sept du dessus, reposez les autres dans l’ordre voulu.
page-onirim-gift-reveal-now = { $count ->
    [one] { $count } carte est là
   *[other] { $count } cartes sont là
}
page-onirim-gift-fetch = Souhaiter une carte
page-onirim-gift-fetch-text = Cherchez dans la pioche ; elle est mélangée et votre carte posée dessus.
page-onirim-gift-fetch-now = { $count ->
    [one] { $count } carte au choix
   *[other] { $count } cartes au choix
}
page-onirim-keys-intro = { $count ->
    [one] Une clé quitte la pioche.
   *[other] { $count } clés quittent la pioche, ou toutes celles qui restent.
}

# A Nightmare
page-onirim-nightmare = Un Cauchemar
page-onirim-nightmare-intro = Quatre issues, et ce que chacune vous coûte
page-onirim-way-key = Céder une clé
page-onirim-way-key-text = Défaussez une clé de votre main. Pas de Prophétie.
page-onirim-way-key-cost = { $count ->
    [0] Vous n’avez pas de clé.
    [one] C’est votre seule clé.
   *[other] Une de { $count } clés, au choix.
}
page-onirim-way-door = Fermer une Porte
page-onirim-way-door-text = Une Porte gagnée va dans les Limbes, puis retourne dans la pioche.
page-onirim-way-door-cost = { $count ->
    [0] Vous n’avez pas de Porte.
    [one] Votre seule Porte est perdue.
   *[other] { $count } Portes deviennent { $less }.
}
page-onirim-way-reveal = Perdre cinq cartes
page-onirim-way-reveal-text = Les cinq du dessus sont défaussées ; Portes et Songes vont dans les Limbes.
page-onirim-way-reveal-cost = La pioche passe de { $count } à { $less }.
page-onirim-way-hand = Lâcher la main
page-onirim-way-hand-text = Défaussez-la et piochez-en une autre ; Portes et Songes vont dans les Limbes.
page-onirim-way-hand-cost = { $count ->
    [one] { $count } carte perdue.
   *[other] { $count } cartes perdues.
}

# Arranging cards
page-onirim-arrange-drop = Prophétie
page-onirim-arrange-drop-intro = D’un clic ou du doigt, choisissez la carte à défausser, puis rangez les autres.
page-onirim-arrange-put = De retour sur la pioche
page-onirim-arrange-put-intro = Rangez les cartes.
page-onirim-arrange-happy-drop = Le dessus de la pioche
page-onirim-arrange-happy-drop-intro = D’un clic ou du doigt, choisissez ce que vous voulez défausser, puis rangez les autres.
page-onirim-arrange-raise = Prophétie Paradoxale
page-onirim-arrange-raise-intro = D’un clic ou du doigt, choisissez la carte qui passe au-dessus, puis rangez les autres.
page-onirim-arrange-under = Sous la pioche
page-onirim-arrange-under-intro = Rangez les cartes.
page-onirim-arrange-card = { $card }, place { $place } sur { $count }
page-onirim-order = L’ordre des cartes
page-onirim-order-top = La carte 1 sera sur le dessus, la première piochée.
page-onirim-order-under = La dernière sera tout au fond.
page-onirim-earlier = { $card } : plus à gauche
page-onirim-later = { $card } : plus à droite
page-onirim-apart-drop = à défausser
page-onirim-apart-throw = à défausser
page-onirim-apart-raise = passe dessus
page-onirim-take-back = Reprendre : { $card }
page-onirim-swap-take = Quelle carte commune prenez-vous contre { $card } ?

# Choosing a set of cards
page-onirim-pool-card = { $card }, { $count } là, { $picked } au choix
page-onirim-pool-chosen = { $count ->
    [0] Choisi : rien sur { $size }
   *[other] Choisi : { $count } sur { $size } ({ $cards })
}

page-onirim-end-doors = { $count ->
    [one] { $count } Porte gagnée sur { $of }
   *[other] { $count } Portes gagnées sur { $of }
}
page-onirim-end-table = Voir la table

# The keys of this table, for the help.
page-onirim-key-numbers = prendre une carte, ou une réponse
    .keys = 1 – 9
page-onirim-key-arrows = de carte en carte, de réponse en réponse
    .keys = ← →
page-onirim-key-play = jouer la carte prise
    .keys = P, J
page-onirim-key-discard = la défausser
    .keys = D
page-onirim-key-choices = tous les choix en toutes lettres
    .keys = C
page-onirim-key-order = déplacer une carte quand vous en rangez plusieurs
    .keys = Maj + ← →

### page: review

page-review = Revoir la partie
page-past-leave = À la table
page-review-running = Cette partie est encore en cours
    .text = Ce qu’elle cache ne peut être revu qu’une fois finie.
page-review-went = La partie a continué autrement : « { $words } ».
page-review-walk = À travers la partie
page-review-scrub = Moment de la partie
page-review-place = Étape { $step } sur { $steps }.
page-review-of = sur { $steps }
page-review-begins = La partie commence.
page-review-first = Au début
page-review-turn-back = Un tour en arrière
page-review-back = Une étape en arrière
page-review-play = Laisser défiler
page-review-pause = Pause
page-review-next = Une étape en avant
page-review-turn-next = Un tour en avant
page-review-last = À la fin
page-review-eyes = Vue par
page-review-watcher = un spectateur
page-review-study = Analyser
page-review-read = L’analyse
page-past-key-step = une étape en arrière, une en avant
    .keys = ← →
page-past-key-turn = un tour en arrière, un en avant
    .keys = PgHaut PgBas
page-past-key-ends = au début, à la fin
    .keys = Début Fin
page-past-key-play = laisser défiler la partie, ou faire une pause
    .keys = Espace

# L’analyse
page-review-title = Chance et choix
page-review-told-as = Telle qu’on la raconte à { $player }
page-review-intro = Chaque décision de cette partie est jugée de nouveau avec ce que son joueur pouvait savoir : ce que les pioches ont donné et pris, ce que les choix ont coûté, et là où un autre aurait été nettement meilleur. Il y faut un quart de minute environ.
page-review-study-long = Passer la partie en revue
page-review-looking = La partie est passée en revue…
page-review-progress = { $done } décisions examinées sur { $of }
page-review-stop = Arrêter
page-review-sum-start = de gagner au début
page-review-sum-start-turns = tours à prévoir au début
page-review-sum-luck = par la chance
page-review-sum-own = par vos choix
page-review-sum-of = par les choix de { $player }
page-review-sum-others = par les choix des autres
page-review-sum-result = à la fin
page-review-sum-result-turns = tours à la fin
page-review-percent = { $value } %
page-review-noise = À { $count ->
    [one] un point
   *[other] { $count } points
} près : les valeurs sont estimées, et ce qui peut n’être que hasard compte pour rien.
page-review-noise-turns = À { $count } tours près : les valeurs sont estimées, et ce qui peut n’être que hasard compte pour rien.
page-review-curve = Chances de gagner, en %
page-review-curve-turns = Tours à prévoir
page-review-curve-told = Les chances de gagner au fil de la partie : { $first } % au début, { $best } % au mieux, { $last } % à la fin.
page-review-curve-told-turns = Les tours à prévoir au fil de la partie : { $first } au début, { $best } au moins, { $last } à la fin.
page-review-interval = marge d’erreur
page-review-luck = chance
page-review-choice = choix
page-review-hatched = Hachuré, ou en tirets sur la courbe : ce que d’autres ont choisi.
page-review-label-inaccuracy = imprécision
page-review-label-mistake = erreur
page-review-label-blunder = gaffe
page-review-moments = Les moments qui ont compté
page-review-no-moments = Aucun choix n’a nettement coûté, aucune pioche n’a nettement donné ni pris : le reste ne se distingue pas du hasard.
page-review-step = étape { $step }
page-review-better = Mieux : « { $words } »
page-review-better-spell = Mieux, un Sort : « { $words } »
page-review-played = Joué : « { $words } »
page-review-worth = { $value } % ± { $off }
page-review-worth-turns = { $value } tours ± { $off }
page-review-cost = { $value } points
page-review-cost-turns = { $value } tours
page-review-bad-luck = malchance
page-review-good-luck = bonne fortune
page-review-came = Ce qui est venu : { $outcomes }.
page-review-how = Un choix est une imprécision, une erreur ou une gaffe s’il a coûté 5, 10 ou 15 points sur cent (seul au Labyrinthe : 1, 2 ou 3 tours), et seulement là où ce ne peut être le hasard.

### page: tables

page-labyrinth-end-board = Revoir le plateau
page-onirim-thinks = { $player } réfléchit…
page-onirim-left-short = Pioche
page-onirim-nightmares-short = { $count ->
    [one] Cauchemar
   *[other] Cauchemars
}
page-onirim-dreams-short = { $count ->
    [one] Songe
   *[other] Songes
}
page-onirim-order-keys = Glissez les cartes, utilisez les flèches, ou tenez Maj avec les touches fléchées.

### page: statistics

page-statistics = Statistiques
page-statistics-none = Encore rien à raconter
    .text = Jouez une partie jusqu’au bout et elle apparaîtra ici : vos victoires dans chaque variante, vos vingt dernières parties, les Portes trouvées, et ce que font nos robots dans les mêmes conditions.
    .play = Vers les deux portes
page-statistics-count = { $count ->
    [0] Aucune partie qui compte pour l’instant
    [one] Une partie qui compte
   *[other] { $count } parties qui comptent
}
page-statistics-games = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
page-statistics-choose = Quelle variante ?
page-statistics-alone = En solitaire
page-statistics-here = À deux devant cet écran
page-statistics-with = Avec { $names }
page-statistics-against = Contre { $names }
page-statistics-friend = { $count ->
    [one] un ami
   *[other] { $count } amis
}
page-statistics-bot = { $count ->
    [one] un robot ({ $level })
   *[other] { $count } robots ({ $level })
}
page-statistics-base = le jeu de base
page-statistics-treasures = { $count ->
    [one] un trésor
   *[other] { $count } trésors
}
page-statistics-percent = { $value } %
page-statistics-turns-of = { $value ->
    [one] { $value } tour
   *[other] { $value } tours
}
# A share of wins, and between which values it lies 95 times in 100.
page-statistics-you = vous { $value } % ({ $low }–{ $high })
page-statistics-you-turns = vous { $value } tours ({ $low }–{ $high })
# $figure is a percentage or a number of turns.
page-statistics-plain = robot simple { $figure }
page-statistics-best = meilleur robot { $figure }
page-statistics-lately = { $count ->
    [one] de victoires, sur une partie
   *[other] de victoires sur les { $count } dernières
}
page-statistics-lately-turns = { $count ->
    [one] sur une partie
   *[other] en moyenne, sur les { $count } dernières
}
page-statistics-fewest = au mieux
page-statistics-winning = { $count ->
    [one] victoire de suite, à ce jour
   *[other] victoires de suite, à ce jour
}
page-statistics-losing = { $count ->
    [one] défaite de suite, à ce jour
   *[other] défaites de suite, à ce jour
}
page-statistics-longest = { $count ->
    [one] victoire de suite au plus
   *[other] victoires de suite au plus
}
page-statistics-luck = { $count ->
    [one] à chance égale, d’après une analyse
   *[other] à chance égale, d’après { $count } analyses
}
page-statistics-rolling = Partie après partie
    .column = Les { $window } dernières parties
    .wins = Après chaque partie : combien des { $window } dernières ont été gagnées, en %.
    .turns = Après chaque partie : les tours des { $window } dernières, en moyenne.
    .told = Sur { $games } parties : maintenant { $now }, entre { $low } et { $high }.
page-statistics-as-table = { $count ->
    [one] Le même en tableau
   *[other] Le même en tableau : les { $count } parties les plus récentes
}
page-statistics-column-game = Partie
page-statistics-column-ended = Finie
page-statistics-column-result = Résultat
page-statistics-won = gagnée
page-statistics-lost = perdue
page-statistics-doors = Portes trouvées
    .bar = { $doors ->
    [one] { $doors } Porte : { $games }
   *[other] { $doors } Portes : { $games }
}
page-statistics-turns = Tours joués
    .bar = De { $from } à { $to } tours : { $games }
page-statistics-places = Places obtenues
    .bar = Place { $place } : { $games }
page-statistics-apart = Hors du compte
page-statistics-apart-assisted = Avec conseils, coups repris ou l’aide d’un robot
page-statistics-apart-again = Une donne déjà jouée
page-statistics-apart-known = Une donne que quelqu’un pourrait connaître
page-statistics-apart-lesson = Leçons
page-statistics-apart-shared = Adversaires devant un même écran
page-statistics-apart-broken = Interrompues
page-statistics-apart-won = , dont { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
page-statistics-keeping = Vos résultats
    .text = Ils sont gardés dans ce navigateur et nulle part ailleurs : les { $most } dernières parties. Enregistrez-les pour les emporter.
page-statistics-csv = Enregistrer pour un tableur (CSV)
page-statistics-json = Enregistrer pour l’emporter (JSON)
page-statistics-bring = Reprendre des résultats d’un fichier
page-statistics-brought = { $count ->
    [0] Aucune partie de ce fichier n’était nouvelle.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
page-statistics-bad = Ce fichier ne contient pas de résultats de Dédale. Choisissez un fichier JSON enregistré par cette page.
page-statistics-bad-game = La partie { $number } de ce fichier est illisible, rien n’en a donc été repris. Choisissez le fichier tel que cette page l’a enregistré.
page-statistics-delete = Tout effacer
    .sure = { $count ->
    [one] Le résultat d’une partie sera effacé pour de bon. Les tables et leurs parties enregistrées restent.
   *[other] Les résultats de { $count } parties seront effacés pour de bon. Les tables et leurs parties enregistrées restent.
}
    .no = Les garder
    .yes = Effacer
page-statistics-deleted = Tous les résultats sont effacés.

### page: learning

error-lesson-alone = Une leçon est pour une seule personne, avec des options et une donne à elle.
error-no-lesson = Il n’y a pas de leçon pour « { $game } ».

# On the start page and in the menu.
page-to-learn = Apprendre
    .title = Apprendre { $game } en jouant
page-to-rules = Règles
page-new-here = Première visite ?
    .text = Apprenez en jouant, en trois minutes :
page-kept-lesson = { $game }, premiers pas

# Around the lessons and the rules: loaded when somebody comes to learn.
page-learn-coach = Guide
page-learn-first-steps = Premiers pas
    .at = Premiers pas, { $at } sur { $of }
page-learn-try = Essayez
page-learn-skip = Jouer sans le guide
    .short = Passer
page-learn-real = Jouer une vraie partie
page-learn-anew = Recommencer la leçon
page-learn-fold = Voir moins
page-learn-unfold = Voir plus
page-learn-rules = { $game } : les règles
page-learn-contents = Sommaire
page-learn-other = Les règles de { $game }
page-learn-lesson = Apprendre en jouant
    .text = Une table avec un guide, trois minutes.
page-learn-print = Imprimer

# The lesson of Onirim, step by step.
page-learn-onirim-step-1 = Vous cherchez huit Portes
    .text = Votre main tient cinq pièces d’un rêve. À chaque tour, vous en jouez une ou en défaussez une. Trois pièces de suite d’une même couleur ouvrent une Porte de cette couleur, et vous en avez trois bleues.
    .tip = Prenez une Lune bleue, puis choisissez Jouer.
page-learn-onirim-step-2 = Jamais deux fois le même symbole
    .text = Vous avez pioché pour retrouver cinq cartes. Après une Lune, pas d’autre Lune : voilà pourquoi la seconde Lune bleue est verrouillée. Un Soleil ou une Clé convient.
    .tip = Jouez le Soleil bleu.
page-learn-onirim-step-3 = Une Porte sort de la pioche
    .text = Elle est apparue pendant que vous complétiez votre main. Une Clé de sa couleur l’ouvre sur-le-champ. Sinon, elle attendrait dans les Limbes avant de retourner dans la pioche.
    .tip = Donnez la Clé verte : elle ne servira jamais mieux.
page-learn-onirim-step-4 = La troisième pièce bleue
    .text = Deux pièces bleues sont au bout de votre rangée, marquées 1 et 2. Le dernier symbole est un Soleil : la Lune est libre à nouveau.
    .tip = Jouez la Lune bleue.
page-learn-onirim-step-5 = Trois de suite
    .text = La série est complète : vous pouvez prendre une Porte bleue dans la pioche, que l’on mélange ensuite. La carte suivante commence une nouvelle série, même si elle est bleue.
    .tip = Prenez la Porte.
page-learn-onirim-step-6 = Un Cauchemar
    .text = L’autre Porte verte est sortie aussi, mais vous n’aviez plus de Clé : elle attend dans les Limbes. Et maintenant ceci. Dix Cauchemars sont dans la pioche, et chacun se paie tout de suite, d’une manière parmi quatre.
    .tip = La pioche est encore épaisse : laissez-lui perdre cinq cartes. Votre Clé et vos Soleils rouges valent davantage.
page-learn-onirim-step-7 = Une Clé peut voir loin
    .text = Le tour est fini, et les Limbes ont été mélangés dans la pioche. Servez-vous de la Clé : défaussée, elle déclenche une Prophétie, un regard sur les cinq prochaines cartes.
    .tip = Prenez la Clé rouge et choisissez Défausser.
page-learn-onirim-step-8 = La Prophétie
    .text = Deux Cauchemars sont en route ! L’une des cinq cartes va à la défausse, et un Cauchemar écarté ainsi ne fait aucun mal. Les autres retournent sur la pioche dans votre ordre ; la 1 sera piochée d’abord.
    .tip = Écartez un Cauchemar, mettez le Soleil rouge en premier et l’autre Cauchemar en dernier, puis confirmez.
page-learn-onirim-step-9 = Les cartes retournent sur la pioche
    .text = La plus profonde se pose d’abord, celle que vous piocherez ensuite vient en dernier.
    .tip = Reposez d’abord l’autre Cauchemar.
page-learn-onirim-enough = Vous en savez assez
    .text = La huitième Porte fait gagner. Vous perdez s’il faut piocher et que la pioche est vide : son nombre de cartes est votre horloge. Jouez une vraie partie, ou continuez ici ; le rouge vous va bien.
    .tip = Un Soleil rouge, une Lune rouge et un Soleil rouge font la prochaine Porte.

# What the coach says to each kind of question; `again` from the second time on.
page-learn-onirim-main = Jouez une carte ou défaussez-en une
    .text = Une carte jouée va au bout de votre rangée et doit porter un autre symbole que la précédente. Trois de suite d’une couleur ouvrent une Porte. Une Clé défaussée déclenche une Prophétie.
    .again = Trois de suite d’une couleur ouvrent une Porte ; une Clé défaussée fait voir la suite.
    .tip = Si rien ne vous aide, séparez-vous d’un Soleil : ce sont les plus nombreux.
page-learn-onirim-series = Vous avez la troisième de la série
    .text = Deux cartes d’une série sont posées, et vous pouvez ajouter la troisième. Cela ouvre une Porte, s’il en reste une de cette couleur dans la pioche.
    .again = Vous pouvez compléter la série de trois.
    .tip = Jouez-la.
page-learn-onirim-stuck = Aucune carte ne convient
    .text = Toutes vos cartes portent le symbole qui est au bout de votre rangée. Il faut alors en défausser une.
    .again = Défaussez l’une de vos cartes.
    .tip = S’il y a une Clé parmi elles, sa Prophétie en tire le meilleur parti.
page-learn-onirim-claim = Trois de suite
    .text = Vous pouvez prendre une Porte de cette couleur dans la pioche, que l’on mélange ensuite.
    .again = Encore une série complète.
    .tip = Prenez la Porte, sauf si vous gardez une série pour la seconde de sa couleur.
page-learn-onirim-door = Une Porte sort de la pioche
    .text = Une Clé de sa couleur l’ouvre maintenant. Sinon elle attend dans les Limbes, que l’on mélange dans la pioche à la fin du tour.
    .again = Une Clé de sa couleur l’ouvre ; sinon elle va dans les Limbes.
    .tip = Une Clé vaut rarement plus qu’une Porte.
page-learn-onirim-nightmare = Un Cauchemar
    .text = Payez-le d’une manière parmi quatre : une Clé de votre main, une Porte qui repart, les cinq cartes du sommet de la pioche, ou toute votre main.
    .again = Une Clé, une Porte, cinq cartes ou la main : de quoi vous passez-vous le mieux ?
    .tip = Une main pauvre se quitte vite. Cinq cartes coûtent du temps. Une Porte est ce qu’il y a de plus cher.
page-learn-onirim-drop = La Prophétie
    .text = Des cinq cartes du sommet, l’une va à la défausse, au choix. Les autres retournent dessus dans votre ordre ; la 1 sera piochée d’abord.
    .again = Écartez-en une, et rangez les autres.
    .tip = Écartez un Cauchemar s’il y en a un. N’écartez jamais une Porte : il vous faut les huit.
page-learn-onirim-put = Les cartes retournent sur la pioche
    .text = Elles se reposent l’une après l’autre, la plus profonde d’abord.
    .again = La plus profonde d’abord.
    .tip = Ce que vous voulez piocher bientôt se repose en dernier.
page-learn-onirim-won = Les huit Portes
    .text = Vous avez quitté le labyrinthe avant la fin de la nuit.
    .tip = Une vraie partie redistribue les cartes chaque fois.
page-learn-onirim-lost = La pioche est vide
    .text = Il fallait piocher et il ne restait rien. Cela arrive à tout le monde, et plus d’une fois.
    .tip = Une vraie partie redistribue les cartes chaque fois.

# What the coach says of what has just been done.
page-learn-onirim-did-door = { $count ->
    [one] Votre première Porte est ouverte. Encore sept.
   *[other] { $count } Portes sont ouvertes, sur huit.
}
page-learn-onirim-did-limbo = La Porte est allée dans les Limbes, et de là dans la pioche.
page-learn-onirim-did-nightmare = Le Cauchemar est dans la défausse et ne reviendra pas.
page-learn-onirim-did-prophecy = Vous savez ce qui vient.

# The lesson of Labyrinth, step by step. $treasure is what is looked for, such as “the ghost”.
page-learn-labyrinth-step-1 = Le labyrinthe bouge
    .text = Vous êtes le pion rouge, en haut à gauche, et vous cherchez { $treasure }, dans la rangée du bas. Chaque tour commence par une poussée : votre plaque entre par une flèche, et toute la ligne glisse d’une case.
    .tip = Tournez votre plaque jusqu’à ce que son couloir aille de gauche à droite, puis poussez-la au-dessus de la colonne b.
page-learn-labyrinth-step-2 = Puis marchez
    .text = Un chemin s’est ouvert. Vous pouvez suivre les couloirs qui brillent, aussi loin que vous voulez. Ce qui compte est la case où vous vous arrêtez.
    .tip = Rejoignez { $treasure }.
page-learn-labyrinth-step-3 = Laissez-vous porter
    .text = Vous cherchez maintenant { $treasure }, dans la rangée du haut. Poussez la colonne d par le haut : votre pion sort en bas et revient en haut, sur la plaque que vous poussez.
    .tip = Tournez votre plaque jusqu’à ce qu’elle soit ouverte à gauche, puis poussez-la au-dessus de la colonne d.
page-learn-labyrinth-step-4 = D’un bord à l’autre
    .text = Vous avez été porté du bas jusqu’en haut, et ce n’était même pas votre déplacement : vous marchez maintenant comme toujours.
    .tip = Rejoignez { $treasure }.
page-learn-labyrinth-step-5 = Une flèche est barrée
    .text = Une poussée ne se défait pas simplement : la flèche par où la dernière plaque est sortie est barrée pour un tour. Pointez n’importe quelle autre, et ce qu’elle mettrait à portée s’éclaire.
    .tip = Cherchez { $treasure }, au bord droit : tournez votre plaque jusqu’à ce qu’elle soit ouverte à gauche et à droite, et poussez encore au-dessus de la colonne d.
page-learn-labyrinth-step-6 = Votre troisième trésor
    .text = D’autres pions ne vous gêneraient pas, et passer sur un trésor ne suffit pas : il faut s’y arrêter.
    .tip = Rejoignez { $treasure }.
page-learn-labyrinth-step-7 = Et retour
    .text = Tous vos trésors sont trouvés. Qui finit ensuite un déplacement sur sa case départ a gagné. En solitaire, vous comptez vos tours : moins il y en a, mieux c’est.
    .tip = Presque toutes les poussées laissent libre votre retour. Prenez celle qui brille, ou trouvez-en une autre.
page-learn-labyrinth-step-8 = Les derniers pas
    .text = Votre coin est à portée.
    .tip = Rentrez.

page-learn-labyrinth-push = D’abord pousser
    .text = Tournez votre plaque et poussez-la par l’une des flèches. La ligne glisse d’une case, avec tout ce qui s’y trouve ; ce qui sort est la prochaine plaque. On ne peut pas s’en passer.
    .again = Pointez les flèches, et voyez ce que chacune met à portée.
    .tip = Vous cherchez { $treasure }. Si aucune poussée n’y mène, poussez de façon à vous approcher.
page-learn-labyrinth-push-home = Trouvez le chemin du retour
    .text = Tous vos trésors sont trouvés. Ouvrez maintenant un chemin vers votre coin.
    .again = Ouvrez un chemin vers votre coin.
    .tip = Pointez les flèches jusqu’à ce que votre coin s’éclaire.
page-learn-labyrinth-move = Puis marchez
    .text = Les couloirs qui brillent se laissent suivre. Ce qui compte est où vous vous arrêtez ; vous pouvez aussi rester.
    .again = Allez aussi près que possible, ou restez.
    .tip = Aucun chemin ne mène encore ici : { $treasure }. Allez là où la prochaine poussée pourrait en ouvrir un.
page-learn-labyrinth-move-there = C’est à portée
    .text = Les couloirs qui brillent mènent à ce que vous cherchez.
    .again = Un chemin y mène.
    .tip = Rejoignez { $treasure }.
page-learn-labyrinth-home-there = Votre coin est à portée
    .text = Un chemin mène chez vous. Y finir votre déplacement fait gagner.
    .again = Un chemin mène chez vous.
    .tip = Rentrez.
page-learn-labyrinth-home-far = Pas encore rentré
    .text = Aucun chemin ne mène à votre coin ce tour-ci. Approchez-vous, ou restez.
    .again = Approchez-vous de votre coin, ou restez.
    .tip = Placez-vous là où la prochaine poussée peut vous porter.
page-learn-labyrinth-won = Vous voilà chez vous
    .text = C’est tout ce qu’il faut savoir. À plusieurs, tout le monde pousse le même labyrinthe, et personne ne sait ce que vous cherchez.
    .tip = Vous en savez assez : jouez une vraie partie.
page-learn-labyrinth-did-found = { $left ->
    [0] Vous avez trouvé { $treasure }, votre dernier trésor.
    [one] Vous avez trouvé { $treasure }. Encore un.
   *[other] Vous avez trouvé { $treasure }. Encore { $left }.
}

# The rules of Onirim. Paragraphs are separated by an empty line.
page-learn-rules-onirim-goal = Le but
    .text =
        Vous rêvez d’un labyrinthe, et ses huit Portes en sont l’issue : deux de chaque couleur. Trouvez-les toutes avant que la pioche ne s’épuise.
page-learn-rules-onirim-table = Sur la table
    .text =
        La pioche compte 76 cartes : 58 Pièces en quatre couleurs, huit Portes et dix Cauchemars. Chaque Pièce porte un Soleil, une Lune ou une Clé. Chaque couleur a quatre Lunes et trois Clés ; les Soleils sont les plus nombreux, de neuf en rouge à six en brun.

        Vous avez cinq Pièces en main. Celles que vous jouez forment votre rangée, le labyrinthe. Les cartes dépensées vont à la défausse, que l’on peut consulter à tout moment. Les Limbes gardent les cartes qui retourneront dans la pioche à la fin du tour.

        Pour commencer, vous piochez jusqu’à avoir cinq Pièces. Les Portes et les Cauchemars piochés en chemin vont dans les Limbes, puis sont mélangés dans la pioche.
page-learn-rules-onirim-turn = Un tour
    .text =
        Un tour a trois phases, toujours dans cet ordre.
page-learn-rules-onirim-turn-1 = Jouez ou défaussez une carte de votre main.
page-learn-rules-onirim-turn-2 = Complétez votre main à cinq cartes, une par une.
page-learn-rules-onirim-turn-3 = Mélangez les Limbes dans la pioche, s’ils ne sont pas vides.
page-learn-rules-onirim-play = Jouer une carte
    .text =
        Une carte jouée va au bout de votre rangée. La première peut être n’importe laquelle ; ensuite, une carte ne doit pas porter le même symbole que la précédente.

        La troisième carte de suite d’une couleur vous permet de prendre une Porte de cette couleur dans la pioche, que l’on mélange alors. Vous pouvez aussi y renoncer. Trois cartes closent une série dans tous les cas : la suivante recommence à un, et six de suite d’une couleur valent donc deux Portes.
    .yes = Soleil, Lune, Soleil : la troisième ouvre une Porte
    .no = Soleil après Soleil : interdit
page-learn-rules-onirim-discard = Défausser une carte
    .text =
        Un Soleil ou une Lune que vous défaussez n’a pas d’effet.

        Une Clé déclenche une Prophétie. Regardez les cinq cartes du sommet de la pioche et défaussez-en une, au choix : un Cauchemar écarté ainsi ne fait rien, une Porte écartée est perdue. Reposez les quatre autres au sommet dans l’ordre qui vous plaît.
    .figure = l’une est défaussée, quatre retournent dans votre ordre
page-learn-rules-onirim-draw = Piocher
    .text =
        Les Pièces vont dans votre main. Si vous piochez une Porte, vous pouvez défausser une Clé de la même couleur, et la Porte est à vous ; sinon elle va dans les Limbes. Un Cauchemar se règle tout de suite. Puis vous continuez jusqu’à avoir cinq cartes.

        Une Clé qui paie une Porte ou un Cauchemar ne déclenche pas de Prophétie.
    .with = avec une Clé de sa couleur : à vous
    .without = sans Clé : aux Limbes
page-learn-rules-onirim-nightmare = Les Cauchemars
    .text =
        Quand vous piochez un Cauchemar, choisissez un prix parmi quatre. Le Cauchemar est ensuite défaussé.
page-learn-rules-onirim-nightmare-key = Une Clé
    .text = Défaussez une Clé de votre main.
page-learn-rules-onirim-nightmare-door = Une Porte
    .text = Remettez dans les Limbes une Porte obtenue.
page-learn-rules-onirim-nightmare-deck = Cinq cartes
    .text = Révélez les cinq cartes du sommet de la pioche. Les Pièces sont défaussées, les Portes et les Cauchemars vont dans les Limbes.
page-learn-rules-onirim-nightmare-hand = Votre main
    .text = Défaussez-la et piochez cinq nouvelles Pièces. Les Portes et les Cauchemars piochés alors vont dans les Limbes.
page-learn-rules-onirim-end = Gagner et perdre
    .text =
        Dès que votre huitième Porte est sur la table, vous avez gagné.

        Vous avez perdu s’il faut piocher une carte et que la pioche est vide. Ce qui est dans les Limbes n’y change rien : cela ne revient qu’à la fin d’un tour.
    .won = la huitième Porte : gagné
    .lost = une carte à piocher, plus de pioche : perdu
page-learn-rules-onirim-two = À deux
    .text =
        Vous gagnez ou perdez ensemble : il faut à chacun quatre Portes, une de chaque couleur. Huit Pièces sont étalées, et chacun en prend une à son tour jusqu’à avoir une main personnelle de trois. Les deux qui restent sont la main commune.

        À votre tour, les deux mains sont à vous. Vous jouez dans votre propre rangée, et complétez d’abord votre main personnelle à trois, puis la commune à deux. Les Portes que vous obtenez restent devant vous, et un Cauchemar ne peut prendre que les vôtres. Son quatrième prix coûte votre main personnelle et la main commune.

        Après avoir défaussé comme action, vous pouvez échanger une carte de votre main personnelle contre une de la main commune, avant qu’une Prophétie ne commence.

        Vous convenez d’avance de ce que l’on peut se dire. En communication totale, les deux mains personnelles sont montrées et l’on peut tout se dire. En grand silence, rien n’en est montré ni dit. Parmi les extensions, les Objectifs, les Tours et les Prémonitoires sont communs aux deux.
    .personal = main personnelle : trois
    .shared = main commune : deux
page-learn-rules-onirim-book = Le Grimoire des Pas Perdus
    .text =
        Huit Objectifs, deux de chaque couleur, forment une rangée. Le premier encore visible dit quelle couleur est due : obtenez une Porte de cette couleur, et son Objectif est retourné. Toute autre Porte obtenue va dans les Limbes, et la Clé qui l’a payée est perdue. Si vous perdez une Porte, un Objectif de sa couleur redevient visible.

        En échange, il y a trois Sorts. Vous les payez avec des cartes de la défausse, au choix, qui quittent le jeu. On peut en lancer avant son action, avant chaque pioche, face à une Porte ou à un Songe, et avant de mélanger les Limbes ; autant par tour que la défausse peut en payer.

        Dans la variante Perdus !, les Sorts coûtent 6, 9 et 12 cartes.
    .paradox = Prophétie Paradoxale, 5 cartes : regardez les cinq cartes les plus basses de la pioche, amenez-en une au sommet et remettez les autres dessous dans l’ordre qui vous plaît.
    .planning = Planification Parallèle, 7 cartes : deux Objectifs changent de place.
    .punishment = Puissante Punition, 10 cartes : un Cauchemar qui vient d’être pioché est défaussé sans effet.
page-learn-rules-onirim-towers = Les Tours
    .text =
        Douze Tours rejoignent la pioche : trois de chaque couleur, aux chiffres 3, 4 et 5. Elles vont dans votre main comme les Pièces, et le troisième prix d’un Cauchemar les défausse. Jouées, elles forment leur propre rangée, que l’on prolonge à l’un ou l’autre bout ; là où deux Tours se touchent, les côtés qui se font face ne doivent pas porter le même symbole. Quatre voisines des quatre couleurs sont un Rempart, et il en faut un pour gagner, en plus des Portes.

        Une Tour défaussée comme action permet de regarder autant de cartes au sommet de la pioche que l’indique son chiffre, et de les reposer dans l’ordre qui vous plaît.

        Chaque Cauchemar que vous payez fait aussi tomber une Tour debout, au choix ; entre deux autres, seulement si celles-ci peuvent se toucher. Ou bien choisissez la fausse destruction : aucune Tour ne tombe, mais le Cauchemar va dans les Limbes au lieu de la défausse.

        Un Rempart protège vos Tours des Cauchemars. Dans la variante Les ruines dispersées, il ne les protège pas.
    .figure = un Rempart : quatre voisines, quatre couleurs
page-learn-rules-onirim-dreams = Songes Heureux et Funestes Prémonitoires
    .text =
        Huit Funestes Prémonitoires sont sur la table, dont quatre visibles ; cinq ou six dans les variantes plus difficiles. Dès que la condition de l’un de ceux qui sont visibles est remplie, il frappe et quitte le jeu. Si plusieurs le sont à la fois, vous choisissez l’ordre, et celui dont la condition n’est plus remplie reste en place.

        Quatre Songes Heureux rejoignent la pioche. Quand vous en piochez un en complétant votre main, vous acceptez un don parmi trois, et il est défaussé. Pioché à un autre moment, il va dans les Limbes.
    .remove = Un Funeste Prémonitoire visible quitte le jeu.
    .reveal = Regardez les sept cartes du sommet de la pioche, défaussez-en autant que vous voulez et reposez les autres dans l’ordre qui vous plaît.
    .fetch = Cherchez n’importe quelle carte dans la pioche ; on mélange, et votre carte est mise au sommet.
page-learn-rules-onirim-mix = Tout ensemble
    .text =
        Tout se combine avec tout, en solitaire et à deux. Commencez par le jeu de base. Pour chaque combinaison, la page d’accueil dit combien de fois les bots la gagnent.

# The rules of Labyrinth.
page-learn-rules-labyrinth-goal = Le but
    .text =
        Dans un labyrinthe dont les murs glissent, trouvez l’un après l’autre les trésors de vos cartes. Qui les a tous et rentre le premier gagne.
page-learn-rules-labyrinth-table = Sur la table
    .text =
        Le plateau a sept cases sur sept. Seize plaques ne bougent jamais ; les 33 autres glissent, et une de plus reste toujours à côté du plateau : la plaque supplémentaire. Douze flèches autour du plateau montrent par où la pousser.

        Chaque pion part du coin de sa couleur. Les 24 cartes Trésor sont distribuées également : douze chacun à deux, huit à trois, six à quatre, ou moins si vous préférez. Vous ne regardez que votre première carte, et vous seul : elle montre le trésor à atteindre.
    .straight = droite
    .bend = coude
    .fork = fourche
    .fixed = fixe
page-learn-rules-labyrinth-turn = Un tour
    .text =
        Un tour a deux temps, toujours dans cet ordre. Pousser est obligatoire, même si votre trésor est déjà à portée.
page-learn-rules-labyrinth-turn-1 = Poussez la plaque supplémentaire par une flèche.
page-learn-rules-labyrinth-turn-2 = Déplacez votre pion, ou restez.
page-learn-rules-labyrinth-push = La poussée
    .text =
        Tournez la plaque supplémentaire comme il vous plaît et poussez-la par l’une des douze flèches. La ligne glisse d’une case, et la plaque qui sort à l’autre bout est la prochaine plaque supplémentaire. Les plaques emportent ce qui s’y trouve : pions et trésors.
    .figure = la plaque entre à gauche, une autre sort à droite
page-learn-rules-labyrinth-barred = Pas de poussée en retour
    .text =
        Une poussée ne peut pas être défaite par la suivante. La flèche par où la plaque est sortie est barrée pendant le tour qui suit, qui que ce soit qui joue. Pousser de nouveau par la même flèche est permis.
    .open = ouverte
    .barred = barrée pour un tour
page-learn-rules-labyrinth-carried = Porté de l’autre côté
    .text =
        Un pion qui sortirait avec sa plaque revient sur la plaque qui vient d’entrer, à l’autre bout de la ligne. Ce n’est pas son déplacement.
    .figure = sorti à droite, revenu à gauche
page-learn-rules-labyrinth-move = Le déplacement
    .text =
        Après la poussée, votre pion suit les couloirs ouverts aussi loin que vous voulez, ou reste. Les pions ne se gênent pas ; une case a de la place pour tous.
page-learn-rules-labyrinth-treasure = Les trésors
    .text =
        Si votre déplacement finit sur le trésor que vous cherchez, il est trouvé : dévoilez la carte et regardez la suivante. Rester dessus compte aussi, si votre propre poussée vous y a amené. Passer dessus ne compte pas, ni y être poussé pendant le tour d’un autre.

        Le trésor suivant peut être trouvé au plus tôt à votre prochain tour ; un tour en trouve donc un au plus.
page-learn-rules-labyrinth-home = Le retour
    .text =
        Quand toutes vos cartes sont trouvées, finissez le déplacement d’un tour suivant sur votre case départ. Le premier qui y arrive gagne, et la partie est finie. Vous pouvez convenir d’une limite de tours ; si personne n’est rentré d’ici là, personne ne gagne.
page-learn-rules-labyrinth-young = Avec les plus jeunes
    .text =
        Toutes les cartes Trésor sont visibles dès le début, et chacun voit à qui elles sont. Vous trouvez les vôtres dans l’ordre qui vous plaît, une par tour ; la carte d’un trésor trouvé est retournée. Le reste ne change pas.
page-learn-rules-labyrinth-alone = En solitaire
    .text =
        Prenez les 24 cartes ou moins, trouvez les trésors dans l’ordre des cartes, et rentrez. Comptez vos tours : moins il y en a, mieux c’est.

# Friends by link
page-link-next = Une fois la porte ouverte, vous recevez un lien et un code à envoyer à votre ami.
page-link-only-here = On ne peut joindre ce serveur que depuis cet ordinateur. Pour inviter d’autres personnes, arrêtez-le et relancez-le ainsi : dedale serve --lan

### page: what the start page leads to

page-what-is-it = Qu’est-ce que c’est ?
page-what-is = Qu’est-ce que c’est : { $about }
page-what-are-they = C’est-à-dire ?

page-lately = Parties récentes
page-lately-look = revoir la partie
page-lately-won = gagnée
page-lately-lost = perdue
page-lately-broken = interrompue

### page: what is told

page-said = { $name } dit : { $text }
page-log-news = La partie jusqu’ici, avec un nouveau message
page-loading = Un instant…
page-review-found = La partie a été passée en revue.

### page: finishing touches

page-record-choose = Choisir un fichier
page-labyrinth-nowhere = Aucun passage
    .text = Aucune autre case n’est accessible cette fois. Rester sur place finit votre tour.

### page: au tour de qui, et ce que coûte une réponse

page-onirim-turn-of = Au tour de { $player }
page-onirim-answer-key = La clé est défaussée.
page-onirim-answer-limbo = Gratuit. La Porte retourne dans la pioche à la fin du tour.
page-onirim-answer-fetch = Gratuit. La pioche est mélangée.
page-onirim-answer-leave = La Porte reste dans la pioche.
page-onirim-pay = Payer le Sort
page-onirim-pay-rest = { $count ->
    [one] Choisissez encore une carte défaussée ; elle quitte le jeu.
   *[other] Choisissez { $count } cartes défaussées ; elles quittent le jeu.
}
page-onirim-apart-first-drop = Choisissez d’abord la carte à défausser.
page-onirim-apart-first-raise = Choisissez d’abord la carte qui passe au-dessus.

### page: drawings

error-unknown-theme = Il n’y a pas de thème « { $name } » ; les thèmes sont : { $known }.
error-no-view = On ne peut dessiner que ce que voit une place, et ceci est { $found } : écrivez state.view(seat).
error-no-drawing = Personne n’apporte de dessin pour { $game } ; ses vues se lisent, mais ne se dessinent pas.
