import type { Clock } from '../../clock/clock.ts';
import { type FormLimits, minBytesPerSecond, slowMs } from './formLimits.ts';

/** The slot of a form in progress. */
export interface FormSlot {
  /** Counts received bytes; false when a limit is reached. */
  take(bytes: number): boolean;
  /** Starts the rate check. `cut` is called when the form is too slow. */
  begin(cut: () => void): void;
  /** The body is complete. */
  complete(): void;
  /** Releases the slot. */
  leave(): void;
}

/** Slots and bytes shared by forms with files. */
export interface FormSlots {
  /** Takes a slot for a form with a declared size; null when there is none. */
  enter(visitor: string, declaredBytes: number): FormSlot | null;
  /** Aborts slow forms. */
  cutSlow(): void;
}

interface Held {
  forms: number;
  bytes: number;
}

/** A form being received. */
interface Arriving {
  since: number;
  received(): number;
  cut(): void;
}

export function createFormSlots(limits: FormLimits, clock: Clock): FormSlots {
  const all: Held = { forms: 0, bytes: 0 };
  const visitors = new Map<string, Held>();
  const arriving = new Set<Arriving>();

  function hasBytes(own: Held, bytes: number): boolean {
    return all.bytes + bytes <= limits.bytes && own.bytes + bytes <= limits.bytesPerVisitor;
  }

  return {
    enter(visitor, declaredBytes) {
      const own = visitors.get(visitor) ?? { forms: 0, bytes: 0 };
      if (all.forms >= limits.atOnce || own.forms >= limits.perVisitor || !hasBytes(own, declaredBytes)) return null;
      visitors.set(visitor, own);
      for (const held of [all, own]) held.forms += 1;
      let received = 0;
      let form: Arriving | undefined;
      const complete = () => {
        if (form !== undefined) arriving.delete(form);
      };
      return {
        begin(cut) {
          form = { since: clock.now().getTime(), received: () => received, cut };
          arriving.add(form);
        },
        take(bytes) {
          if (!hasBytes(own, bytes)) return false;
          received += bytes;
          for (const held of [all, own]) held.bytes += bytes;
          return true;
        },
        complete,
        leave() {
          complete();
          for (const held of [all, own]) {
            held.forms -= 1;
            held.bytes -= received;
          }
          if (own.forms === 0) visitors.delete(visitor);
        },
      };
    },
    cutSlow() {
      const now = clock.now().getTime();
      for (const form of arriving) {
        const ms = now - form.since;
        if (ms < slowMs || form.received() * 1000 >= ms * minBytesPerSecond) continue;
        arriving.delete(form);
        form.cut();
      }
    },
  };
}
