import type { DraftSaving, SavedDraft, StoredDraft } from '@lima-id/api';
import { type PrefixDraft, prefixDraftPauseMs, prefixMessages } from '@lima-id/domain';

/** Backoff in milliseconds before a failed save is retried: doubled each time, up to a minute. */
const retryFirstMs = 2_000;
const retryMostMs = 60_000;

/**
 * The result of one save: rejected, in conflict with a newer draft (null when the draft is gone), the session is over, or the server was not
 * reached.
 */
export type SavingOutcome =
  | { kind: 'saved'; draft: SavedDraft }
  | { kind: 'newer'; newer: StoredDraft | null }
  | { kind: 'over' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };

/** The state of the draft, as the page shows it. */
export type DraftStatus =
  | { phase: 'untouched' }
  | { phase: 'saving' }
  | { phase: 'saved'; savedAt: number }
  | { phase: 'notSaved'; message: string }
  | { phase: 'conflict'; newer: StoredDraft | null };

interface DraftSaverOptions {
  /** Saves once; `isLeaving` when the page may be gone before the answer comes. */
  save: (saving: DraftSaving, isLeaving: boolean) => Promise<SavingOutcome>;
  /** The version of the initial draft; 0 without one. */
  version: number;
  /** The initial values: while the fields equal them, there is nothing to save. */
  first: PrefixDraft;
  onStatus: (status: DraftStatus) => void;
  /** The session expired: unsaved input stays with the caller. */
  onOver: () => void;
}

/** Saves the draft of a form to the server. */
export interface DraftSaver {
  /** The fields changed: they are saved after a pause. */
  note(values: PrefixDraft): void;
  /** Saves now, even without changes. */
  saveNow(values: PrefixDraft): void;
  /** Saves pending changes now; `isLeaving` when the page may be gone before the response. */
  flush(isLeaving?: boolean): void;
  /** Overwrites the newer draft of another device, or saves a new one where it is gone. */
  keepMine(): void;
  /** Waits for the save in flight and starts none until `release`. */
  settle(): Promise<void>;
  release(): void;
  /** Discards unsaved changes. */
  drop(): void;
  /** Whether there are unsaved changes, or a save of unknown outcome. */
  isUnsaved(): boolean;
  /** The version that the next save is based on. */
  version(): number | null;
}

/**
 * The draft that holds these values now; a version newer than this one may have the same content, from a save whose response was
 * lost.
 */
function keptBy(outcome: SavingOutcome, values: PrefixDraft): SavedDraft | null {
  if (outcome.kind === 'saved') return outcome.draft;
  const newer = outcome.kind === 'newer' ? outcome.newer : null;
  return newer !== null && JSON.stringify(newer.values) === JSON.stringify(values) ? newer : null;
}

/** The backoff after so many failures, in milliseconds. */
export function retryBackoffMs(failures: number): number {
  return Math.min(retryFirstMs * 2 ** (failures - 1), retryMostMs);
}

/**
 * Saves what is typed: debounced, one save at a time, the newest values each time. A save without an answer is
 * retried with backoff, a rejected one waits for a change, and a conflict with another device waits for a decision.
 */
export function createDraftSaver({ save, version, first, onStatus, onOver }: DraftSaverOptions): DraftSaver {
  let basedOn: number | null = version;
  let known = JSON.stringify(first);
  let waiting: PrefixDraft | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isHeld = false;
  let isUrgent = false;

  function schedule(pauseMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => start(false), pauseMs);
  }

  function take(outcome: SavingOutcome, values: PrefixDraft) {
    const draft = keptBy(outcome, values);
    if (draft !== null) {
      failures = 0;
      basedOn = draft.version;
      onStatus({ phase: 'saved', savedAt: draft.savedAt });
      return;
    }
    waiting ??= values;
    if (outcome.kind === 'unreachable') {
      failures += 1;
      onStatus({ phase: 'notSaved', message: prefixMessages.draft.notSaved });
      schedule(retryBackoffMs(failures));
    } else if (outcome.kind === 'refused') {
      failures = 0;
      onStatus({ phase: 'notSaved', message: outcome.message });
    } else {
      isHeld = true;
      if (outcome.kind === 'newer') onStatus({ phase: 'conflict', newer: outcome.newer });
      if (outcome.kind === 'over') onOver();
    }
  }

  async function run(values: PrefixDraft, isLeaving: boolean) {
    onStatus({ phase: 'saving' });
    const outcome = await save({ values, basedOn }, isLeaving);
    running = null;
    take(outcome, values);
    if (waiting !== null && failures === 0 && outcome.kind !== 'refused' && !isHeld)
      schedule(isUrgent ? 0 : prefixDraftPauseMs);
    isUrgent = false;
  }

  function start(isLeaving: boolean) {
    clearTimeout(timer);
    if (isHeld || waiting === null || running !== null) return;
    const values = waiting;
    waiting = null;
    running = run(values, isLeaving);
  }

  function flush(isLeaving = false) {
    isUrgent = running !== null;
    start(isLeaving);
  }

  return {
    note(values) {
      const text = JSON.stringify(values);
      if (text === known) return;
      known = text;
      waiting = values;
      if (running === null && !isHeld && failures === 0) schedule(prefixDraftPauseMs);
    },
    saveNow(values) {
      known = JSON.stringify(values);
      waiting = values;
      flush();
    },
    flush,
    keepMine() {
      basedOn = null;
      isHeld = false;
      flush();
    },
    async settle() {
      isHeld = true;
      clearTimeout(timer);
      await running;
    },
    release() {
      isHeld = false;
      if (waiting !== null) schedule(0);
    },
    drop() {
      isHeld = true;
      waiting = null;
      clearTimeout(timer);
    },
    isUnsaved: () => waiting !== null || running !== null,
    version: () => basedOn,
  };
}
