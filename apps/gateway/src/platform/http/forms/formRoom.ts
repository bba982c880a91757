import type { Clock } from '../../clock/clock.ts';
import { type FormLimits, leastBytesPerSecond, slowMs } from './formLimits.ts';

/** The place of one form among those that are read or worked on. */
export interface FormPlace {
  /** Counts bytes that have come; false when there is no room for them. */
  take(bytes: number): boolean;
  /** It begins to come. `cut` is called when it comes too slowly. */
  begin(cut: () => void): void;
  /** All of it has come. */
  complete(): void;
  /** Makes room. */
  leave(): void;
}

/** The room that forms with files share. */
export interface FormRoom {
  /** Takes a place for a form that says how large it is; null when there is none. */
  enter(visitor: string, declaredBytes: number): FormPlace | null;
  /** Cuts the forms that come too slowly. */
  cutSlow(): void;
}

interface Held {
  forms: number;
  bytes: number;
}

/** A form that is coming. */
interface Arriving {
  since: number;
  received(): number;
  cut(): void;
}

/** Makes a room. */
export function createFormRoom(limits: FormLimits, clock: Clock): FormRoom {
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
        if (ms < slowMs || form.received() * 1000 >= ms * leastBytesPerSecond) continue;
        arriving.delete(form);
        form.cut();
      }
    },
  };
}
