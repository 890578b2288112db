-- The last snapshot of a game, and how many of its lines are in it. All rows may be deleted at any time: games then open from their lines.
CREATE TABLE IF NOT EXISTS snapshots (
  game text PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  lines integer NOT NULL,
  snapshot text NOT NULL
);
