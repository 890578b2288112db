-- A game, and the seats that bots play: {"coalition": "ismcts"}.
CREATE TABLE IF NOT EXISTS games (
  id text PRIMARY KEY,
  ruleset text NOT NULL,
  bots jsonb NOT NULL,
  begun timestamptz NOT NULL DEFAULT now()
);

-- What has happened in it, a line a change. No line is ever changed or deleted, and of two processes that store the same number one fails.
CREATE TABLE IF NOT EXISTS lines (
  game text NOT NULL REFERENCES games ON DELETE CASCADE,
  number integer NOT NULL,
  line text NOT NULL,
  PRIMARY KEY (game, number)
);
