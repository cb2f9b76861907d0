BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE checks (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "checks" VALUES(1,0);
CREATE TABLE events (
	"table" VARCHAR(8) NOT NULL, 
	seq INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	request VARCHAR(48), 
	PRIMARY KEY ("table", seq), 
	FOREIGN KEY("table") REFERENCES tables (code) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('aaaaaaaa',0,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',1,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',2,'* gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',3,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',4,'* rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',5,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',6,'* nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',7,'1 play rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',8,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',9,'1 play rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',10,'* nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',11,'1 play gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',12,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',13,'1 play ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',14,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',15,'1 nightmare key nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',16,'* rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',17,'* nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',18,'1 play rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',19,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',20,'1 door to limbo',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',21,'* gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',22,'1 play ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',23,'* bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',24,'1 play bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',25,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',26,'1 nightmare key nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',27,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',28,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',29,'1 play bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',30,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',31,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',32,'* gk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',33,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',34,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',35,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',36,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',37,'* nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',38,'1 play gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',39,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',40,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',41,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',42,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',43,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',44,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',45,'* bk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',46,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',47,'1 play bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',48,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',49,'1 play nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',50,'* rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',51,'1 play rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',52,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',53,'1 play rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',54,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',55,'* gd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',56,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',57,'1 play rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',58,'1 leave door',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',59,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',60,'1 play nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',61,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',62,'1 play rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',63,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',64,'1 discard rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',65,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',66,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',67,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',68,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',69,'* gd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',70,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',71,'* gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',72,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',73,'* rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',74,'1 play rm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',75,'* gk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',76,'1 play bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',77,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',78,'1 play gk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',79,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',80,'1 play rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',81,'* gk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',82,'1 play gk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',83,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',84,'* bk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',85,'1 play bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',86,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',87,'1 play bk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',88,'* nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',89,'1 play bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',90,'1 leave door',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',91,'* bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',92,'1 play bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',93,'* bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',94,'1 play gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',95,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',96,'1 nightmare key nk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',97,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',98,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',99,'1 play bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',100,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',101,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',102,'1 play gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',103,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',104,'* nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',105,'1 play nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',106,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',107,'1 play gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',108,'* rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',109,'1 discard rs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',110,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',111,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',112,'* bs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',113,'* gd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',114,'* rk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',115,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',116,'* rk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',117,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',118,'* gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',119,'1 play gm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',120,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',121,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',122,'* ns',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',123,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',124,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',125,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',126,'* gd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',127,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',128,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',129,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',130,'* bm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',131,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',132,'* rk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',133,'* gs',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',134,'* bk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',135,'1 play bk',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',136,'* xn',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',137,'1 nightmare reveal',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',138,'* nm',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',139,'* gd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',140,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',141,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',142,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',143,'* bd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',144,'* rd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',145,'* nd',NULL);
INSERT INTO "events" VALUES('aaaaaaaa',146,'* gd',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',0,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',1,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',2,'* rat 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',3,'* bat 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',4,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',5,'* moth 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',6,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',7,'* L 3',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',8,'* L 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',9,'* genie 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',10,'* L 2',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',11,'* L 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',12,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',13,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',14,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',15,'* L 3',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',16,'* owl 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',17,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',18,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',19,'* I 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',20,'* L 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',21,'* scarab 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',22,'* princess 3',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',23,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',24,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',25,'* L 2',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',26,'* lizard 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',27,'* I 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',28,'* troll 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',29,'* dragon 0',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',30,'* ghost 3',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',31,'* L 3',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',32,'* L 1',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',33,'* card gold',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',34,'* card ghost',NULL);
INSERT INTO "events" VALUES('bbbbbbbb',35,'1 push nb 0','0 m0');
INSERT INTO "events" VALUES('bbbbbbbb',36,'1 move a1','1 m1');
INSERT INTO "events" VALUES('bbbbbbbb',37,'2 push nb 0','1 m2');
INSERT INTO "events" VALUES('bbbbbbbb',38,'2 move f1','0 m3');
INSERT INTO "events" VALUES('bbbbbbbb',39,'1 push nb 0','0 m4');
INSERT INTO "events" VALUES('bbbbbbbb',40,'1 move a1','1 m5');
INSERT INTO "events" VALUES('bbbbbbbb',41,'2 push nb 0','1 m6');
INSERT INTO "events" VALUES('bbbbbbbb',42,'2 move f1','0 m7');
INSERT INTO "events" VALUES('bbbbbbbb',43,'hint 1','0 h');
CREATE TABLE reviews (
	"table" VARCHAR(8) NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	token BLOB, 
	asked BOOLEAN NOT NULL, invitation BLOB, renamed INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (code) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('aaaaaaaa',0,'Ann',X'C5A348D487A596FA6B7E3B66C4219301902EC8171A94BF39A4B24AD14281F452',0,NULL,0);
INSERT INTO "seats" VALUES('bbbbbbbb',0,'Ann',X'C5A348D487A596FA6B7E3B66C4219301902EC8171A94BF39A4B24AD14281F452',0,NULL,0);
INSERT INTO "seats" VALUES('bbbbbbbb',1,'Ben',X'31E78F33048717411E8A6067650ED0E3FE8503F0EDA821F7BCA184E968B5F3E9',0,NULL,0);
CREATE TABLE tables (
	code VARCHAR(8) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	start TEXT, 
	undo VARCHAR(8) NOT NULL, 
	names TEXT NOT NULL, 
	commitment VARCHAR(64), 
	secret BLOB, 
	over BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, deal VARCHAR(24), leaving VARCHAR(8), kept BOOLEAN DEFAULT 0 NOT NULL, changes INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('aaaaaaaa','onirim',1,'{"players":1,"book":"no","towers":"no","dreams":0,"talk":"open"}',NULL,'free','["Ann"]','467aa8b104e894498c5b553908ad566524a204eafc3d175e244de01bf0816289',X'C33EDF0351DFF870C7DAFBEF371A1F4C',1,1795009039,1795009039,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('bbbbbbbb','labyrinth',1,'{"players":2,"cards":null,"young":false,"first":0,"turn_limit":null,"pawns":null}',NULL,'free','["Ann","Ben"]','aa9472c47c4ec6e14ec31f0df917a278cfb435f49019e2b2baa7faed7e490d82',X'B6565178425D84749F8D30B164B2A3B7',0,1795009040,1795009040,NULL,NULL,0,0);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_tables_unkept ON tables (code) WHERE over AND NOT kept;
COMMIT;
