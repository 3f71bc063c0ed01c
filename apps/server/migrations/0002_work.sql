-- What: blueprints, their versions, and the workflows that run from them.

CREATE TYPE schedule_status AS ENUM ('NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'COMPLETED');
CREATE TYPE stage_status AS ENUM ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'SKIPPED');
CREATE TYPE task_type AS ENUM ('DEFAULT', 'APPROVAL', 'AUTOMATION', 'LINKED_WORKFLOW');
CREATE TYPE task_status AS ENUM
  ('INACTIVE', 'PENDING_ACKNOWLEDGEMENT', 'PENDING_REVIEW', 'PENDING_SUBMISSION', 'REJECTED', 'COMPLETED');
CREATE TYPE approval_status AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'NOT_REQUIRED');
CREATE TYPE froze_for_reason AS ENUM ('PAUSED', 'ENDED');
CREATE TYPE expiration_status AS ENUM ('NON_EXPIRING', 'EXPIRING', 'EXPIRED');
CREATE TYPE skip_reason AS ENUM ('STAGE_SKIPPED', 'MANUAL', 'RESTART_RULE');
CREATE TYPE vote_decision AS ENUM ('APPROVED', 'REJECTED');

CREATE TABLE blueprint (
  tenant_id            uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id                   uuid NOT NULL,
  name                 text NOT NULL,
  draft                jsonb NOT NULL,
  draft_version        integer NOT NULL DEFAULT 1,
  draft_updated_at     timestamptz NOT NULL,
  draft_updated_by     uuid NOT NULL,
  stage_count          integer NOT NULL,
  task_count           integer NOT NULL,
  -- draft_version that the newest published version was made from; null while never published
  published_draft      integer,
  published_version_id uuid,
  created_at           timestamptz NOT NULL,
  created_by           uuid NOT NULL,
  deleted_at           timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, draft_updated_by) REFERENCES party,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE INDEX blueprint_list ON blueprint (tenant_id, draft_updated_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE blueprint_version (
  tenant_id    uuid NOT NULL,
  id           uuid NOT NULL,
  blueprint_id uuid NOT NULL,
  number       integer NOT NULL,
  content      jsonb NOT NULL,
  notes        text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, blueprint_id, number),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint,
  FOREIGN KEY (tenant_id, published_by) REFERENCES party
);
ALTER TABLE blueprint ADD FOREIGN KEY (tenant_id, published_version_id) REFERENCES blueprint_version;

CREATE TABLE workflow (
  tenant_id            uuid NOT NULL,
  id                   uuid NOT NULL,
  reference            text NOT NULL,
  name                 text NOT NULL,
  description          text NOT NULL,
  blueprint_id         uuid NOT NULL,
  blueprint_version_id uuid NOT NULL,
  owner_id             uuid NOT NULL,
  schedule_status      schedule_status NOT NULL,
  time_zone            text NOT NULL,
  scheduled_for        timestamptz,
  started_at           timestamptz,
  ended_at             timestamptz,
  planned_end          timestamptz,
  run_number           integer NOT NULL,
  -- commands recorded; the newest event row has this seq and this hash
  version              integer NOT NULL,
  chain_head           bytea NOT NULL,
  task_count           integer NOT NULL,
  completed_task_count integer NOT NULL,
  -- earliest due date among open tasks: late or not is asked of this at read time
  next_due             timestamptz,
  has_exception        boolean NOT NULL DEFAULT false,
  open_task_count      integer NOT NULL,
  created_at           timestamptz NOT NULL,
  created_by           uuid NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint,
  FOREIGN KEY (tenant_id, blueprint_version_id) REFERENCES blueprint_version,
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
) WITH (fillfactor = 80);
-- Ids are UUIDv7: newest first is id descending.
CREATE INDEX workflow_owner ON workflow (tenant_id, owner_id, id DESC);

CREATE TABLE stage (
  tenant_id    uuid NOT NULL,
  id           uuid NOT NULL,
  workflow_id  uuid NOT NULL,
  key          uuid NOT NULL,
  position     integer NOT NULL,
  name         text NOT NULL,
  description  text NOT NULL,
  status       stage_status NOT NULL,
  started_at   timestamptz,
  completed_at timestamptz,
  trigger      jsonb NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE
) WITH (fillfactor = 80);
CREATE INDEX stage_workflow ON stage (tenant_id, workflow_id);

-- Lists show a task with the names of its workflow and stage: they are carried here, for a join costs three times the read.
CREATE TABLE task (
  tenant_id         uuid NOT NULL,
  id                uuid NOT NULL,
  workflow_id       uuid NOT NULL,
  stage_id          uuid NOT NULL,
  key               uuid NOT NULL,
  position          integer NOT NULL,
  reference         text NOT NULL,
  name              text NOT NULL,
  description       text NOT NULL,
  workflow_name     text NOT NULL,
  stage_name        text NOT NULL,
  workflow_owner_id uuid NOT NULL,
  workflow_status   schedule_status NOT NULL,
  type              task_type NOT NULL,
  status            task_status NOT NULL,
  approval_status   approval_status,
  froze_for_reason  froze_for_reason,
  has_exception     boolean NOT NULL,
  expiration_status expiration_status NOT NULL,
  skipped_at        timestamptz,
  skip_reason       skip_reason,
  approval_for      uuid,
  level             integer NOT NULL,
  -- what the blueprint decided: rule, requiresComment, rejectAction, afterTasks, notBefore, dueRule
  settings          jsonb NOT NULL,
  assignees         uuid[] NOT NULL,
  started_at        timestamptz,
  due_on            timestamptz,
  submitted_at      timestamptz,
  submitted_by      uuid,
  completed_at      timestamptz,
  round             integer NOT NULL,
  run_number        integer NOT NULL,
  reopened_count    integer NOT NULL,
  reject_cycles     integer NOT NULL,
  version           integer NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, stage_id) REFERENCES stage
) WITH (fillfactor = 80);
CREATE INDEX task_workflow ON task (tenant_id, workflow_id);

-- Whose task it is: answers "mine" from one index, in due order.
CREATE TABLE task_party (
  tenant_id   uuid NOT NULL,
  task_id     uuid NOT NULL,
  party_id    uuid NOT NULL,
  workflow_id uuid NOT NULL,
  -- Where the task stands for its people (domain: task/work-state). Text, not an enumeration: the
  -- comparison of enumerations is not leakproof, so behind row-level security no index would be
  -- searched by it.
  state       text NOT NULL CHECK (state IN ('NOT_STARTED', 'ACTIONABLE', 'IN_REVIEW', 'FROZEN', 'DONE')),
  -- 'infinity' where there is no due date, so that undated work sorts last
  due_on      timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, task_id, party_id),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party
) WITH (fillfactor = 80);
CREATE INDEX task_party_mine ON task_party (tenant_id, party_id, state, due_on, task_id) INCLUDE (workflow_id);

CREATE TABLE vote (
  tenant_id    uuid NOT NULL,
  task_id      uuid NOT NULL,
  -- rounds of review only grow, over resets too
  round        integer NOT NULL,
  -- the approver for whom the vote counts: the person, a team or a role
  on_behalf_of uuid NOT NULL,
  workflow_id  uuid NOT NULL,
  voter_id     uuid NOT NULL,
  decision     vote_decision NOT NULL,
  comment      text NOT NULL,
  at           timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, task_id, round, on_behalf_of),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, voter_id) REFERENCES party
);
CREATE INDEX vote_workflow ON vote (tenant_id, workflow_id);

-- The truth: one row per command, chained by hash. Appending row version+1 is also the lock:
-- of two commands decided upon the same version one finds its row taken and decides again.
CREATE TABLE event (
  tenant_id   uuid NOT NULL,
  workflow_id uuid NOT NULL,
  seq         integer NOT NULL,
  at          timestamptz NOT NULL,
  -- null: the system
  actor_id    uuid,
  command     text NOT NULL,
  command_key uuid NOT NULL,
  events      jsonb NOT NULL,
  prev_hash   bytea NOT NULL,
  hash        bytea NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id, seq)
);
CREATE UNIQUE INDEX event_command ON event (tenant_id, command_key);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['blueprint', 'blueprint_version', 'workflow', 'stage', 'task', 'task_party', 'vote', 'event'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id())', t);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE ON blueprint, workflow, stage, task TO baton_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON task_party TO baton_app;
-- Published versions, votes and events are written once.
GRANT SELECT, INSERT ON blueprint_version, vote, event TO baton_app;
