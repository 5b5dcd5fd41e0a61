BEGIN TRANSACTION;
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	length INTEGER NOT NULL, 
	reveals BOOLEAN NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('ErUTEXfVhM-h',1,'played',-1,'bridge Aa',1,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',2,'played',-1,'bridge Ul',2,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',3,'played',-1,'bridge 9h',3,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',4,'played',-1,'draw Oa',4,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',5,'played',-1,'draw Ol',5,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',6,'played',-1,'draw C',6,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',7,'played',-1,'draw Kh',7,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',8,'played',-1,'draw Ua',8,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',9,'played',-1,'draw 8b',9,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',10,'played',-1,'draw Xa',10,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',11,'played',-1,'draw 7b',11,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',12,'played',-1,'leader 0',12,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',13,'played',-1,'draw C',13,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',14,'played',-1,'draw 9b',14,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',15,'played',0,'Kh@1',15,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',16,'played',1,'Xa@1',16,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',17,'played',-1,'reveal Kh',17,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',18,'played',-1,'reveal Xa',18,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',19,'played',1,'draw',19,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',20,'played',-1,'draw Ab',20,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',21,'played',-1,'draw Xb',21,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',22,'played',-1,'draw 8h',22,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',23,'played',1,'Ua@1',23,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',24,'played',0,'8h@1',24,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',25,'played',-1,'reveal Ua',25,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',26,'played',1,'draw',26,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',27,'played',-1,'draw Xh',27,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',28,'played',1,'swap',28,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',29,'played',-1,'reveal 8h',29,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',30,'played',-1,'draw 7a',30,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',31,'played',-1,'draw 7l',31,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',32,'played',0,'7a@1',32,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',33,'played',1,'Xh@1',33,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',34,'played',-1,'reveal 7a',34,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',35,'played',0,'draw',35,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',36,'played',-1,'draw Ka',36,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',37,'played',-1,'reveal Xh',37,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',38,'played',-1,'draw 7h',38,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',39,'played',-1,'draw Ub',39,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',40,'played',1,'7h@1',40,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',41,'played',0,'Oa@1',41,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',42,'played',-1,'reveal 7h',42,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',43,'played',-1,'reveal Oa',43,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',44,'played',0,'draw',44,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',45,'played',-1,'draw Ah',45,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',46,'played',-1,'draw 9a',46,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',47,'played',-1,'draw Kl',47,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',48,'played',0,'Ah@1',48,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',49,'played',1,'7l@1',49,0,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',50,'played',-1,'reveal Ah',50,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',51,'played',0,'+C@1',51,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',52,'played',0,'+C@1',52,1,'2026-11-01 12:15:00.250000');
INSERT INTO "events" VALUES('ErUTEXfVhM-h',53,'played',-1,'reveal 7l',53,1,'2026-11-01 12:15:00.250000');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(32), 
	token_hash VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ErUTEXfVhM-h',0,'Ada',NULL,'ebc888b5c6e8250a4b020c2b5af6e87374a813fafbf8e47e09095e593695fb85');
INSERT INTO "seats" VALUES('ErUTEXfVhM-h',1,'Bice',NULL,'ebc888b5c6e8250a4b020c2b5af6e87374a813fafbf8e47e09095e593695fb85');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('ErUTEXfVhM-h',40,'{"game": "tre_ponti", "rules": 1, "options": {"hearts": "linear", "tie_rule": "draw", "rounding": "exact", "king_self": true, "gap": "close", "reveal": "sequential", "chronicler_via_ace": true, "leaf_hits_facedown": false, "leaf_may_hit_self": true, "need_two": false}, "seats": 2, "viewer": "everything", "turn": 4, "leader": 1, "phase": "place", "actor": 0, "bridges": ["Ua", "Ul", "9h"], "columns": [[["Kh", "8h", "7a"], [], []], [["Xa", "Aa", "Xh", "?"], [], []]], "placed": [null, 1], "face_down": [null, "7h"], "hands": [["Oa", "Ka", "Ol", "Ub", "C", "C"], ["7l", "7b", "8b", "9b", "Xb", "Ab"]], "pile": 12, "pending": null, "last": {"seat": 1, "bridge": 1, "position": 4}}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	creator_hash VARCHAR(64) NOT NULL, 
	is_over BOOLEAN NOT NULL, 
	bot_is_due BOOLEAN NOT NULL, 
	created_at DATETIME NOT NULL, 
	changed_at DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ErUTEXfVhM-h','tre_ponti',1,'{"hearts": "linear", "tie_rule": "draw", "rounding": "exact", "king_self": true, "gap": "close", "reveal": "sequential", "chronicler_via_ace": true, "leaf_hits_facedown": false, "leaf_may_hit_self": true, "need_two": false}',X'0E66DD842A5751292F74883834FBEB382078AD368779BBDDA30E8CAB5A1D94B5','ebc888b5c6e8250a4b020c2b5af6e87374a813fafbf8e47e09095e593695fb85',0,0,'2026-11-01 12:00:00.000000','2026-11-01 12:30:00.000000');
CREATE INDEX ix_tables_is_over ON tables (is_over);
CREATE INDEX ix_tables_bot_is_due ON tables (bot_is_due);
COMMIT;
