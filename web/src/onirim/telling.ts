/** What is kept of a game of Onirim that is over. */

import { hasLeft, type OwnTelling } from "../statistics/telling";
import type { OnirimView } from "../wire";

export const telling: OwnTelling<OnirimView> = {
  tell(shown, view) {
    const { players = 1, book = "no", towers = "no", dreams = 0, talk = "open" } = view?.options ?? {};
    return {
      options: { players, book, towers, dreams, talk },
      outcome: !hasLeft(shown) && (shown.returns?.[0] ?? 0) > 0 ? "won" : "lost",
      doors: view?.doors.flat().length ?? 0,
    };
  },
};
