import type { DraftSaving, KeptDraft, SavedDraft } from '@lima-id/api';
import { type PrefixDraft, prefixDraftPauseMs, prefixMessages } from '@lima-id/domain';

/** Milliseconds before a failed saving is tried again: twice as long each time, up to a minute. */
const retryFirstMs = 2_000;
const retryMostMs = 60_000;

/** What came of one saving: refused for good as it is, refused for a newer draft, the session is over, or nobody was reached. */
export type SavingOutcome =
  | { kind: 'saved'; draft: SavedDraft }
  | { kind: 'newer'; newer: KeptDraft }
  | { kind: 'over' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };

/** How it stands with the draft, as the page tells it. */
export type DraftStatus =
  | { phase: 'untouched' }
  | { phase: 'saving' }
  | { phase: 'saved'; savedAt: number }
  | { phase: 'notSaved'; message: string }
  | { phase: 'conflict'; newer: KeptDraft };

interface DraftSaverOptions {
  /** Saves once; `isLeaving` when the page may be gone before the answer comes. */
  save: (saving: DraftSaving, isLeaving: boolean) => Promise<SavingOutcome>;
  /** The version of the draft that the fields began with; 0 where there was none. */
  version: number;
  /** What the fields began with: as long as they hold it, there is nothing to save. */
  first: PrefixDraft;
  onStatus: (status: DraftStatus) => void;
  /** The session is over: what is unsaved stays with the caller. */
  onOver: () => void;
}

/** Keeps the draft of a form on the server. */
export interface DraftSaver {
  /** The fields changed: they are saved after a pause. */
  note(values: PrefixDraft): void;
  /** Saves now, whether there is anything new or not. */
  saveNow(values: PrefixDraft): void;
  /** Saves now what was not saved yet; `isLeaving` when the page may be gone before the answer comes. */
  flush(isLeaving?: boolean): void;
  /** Saves over the newer draft of another device. */
  keepMine(): void;
  /** Waits for a saving that is under way and begins none until `release`. */
  settle(): Promise<void>;
  release(): void;
  /** Lets go of what is not saved: it is wanted no more. */
  drop(): void;
  /** Whether anything is not saved, or not known to be. */
  isUnsaved(): boolean;
  /** The version that the next saving is based on. */
  version(): number | null;
}

/** The draft that holds these values now; what is newer than this one may be the same, from a saving whose answer was lost. */
function keptBy(outcome: SavingOutcome, values: PrefixDraft): SavedDraft | null {
  if (outcome.kind === 'saved') return outcome.draft;
  const isSame = outcome.kind === 'newer' && JSON.stringify(outcome.newer.values) === JSON.stringify(values);
  return isSame ? outcome.newer : null;
}

/** The pause before the next try after so many failures, in milliseconds. */
export function retryPause(failures: number): number {
  return Math.min(retryFirstMs * 2 ** (failures - 1), retryMostMs);
}

/**
 * Saves what is typed: after a pause, one saving at a time, the newest values each time. What fails for want of an answer is tried again
 * with growing pauses, what is refused waits for a change, and what another device saved over waits for a decision.
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
      schedule(retryPause(failures));
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
