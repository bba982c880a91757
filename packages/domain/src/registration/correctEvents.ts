import type { ObjectEvent } from './objectEvent.ts';

/** The part of an event that says what it corrects. */
export type CorrectingEvent = Pick<ObjectEvent, 'eventId' | 'corrects'>;

/**
 * The event, by id, that each one is a version of. What names nothing that is known is an event of its own, and so is each event of a circle:
 * such corrections say nothing.
 */
function originals(known: ReadonlyMap<string, CorrectingEvent>): Map<string, string> {
  const found = new Map<string, string>();
  for (const first of known.values()) {
    const path = new Set<string>();
    let end = first.eventId;
    let at: CorrectingEvent | undefined = first;
    while (at !== undefined && !found.has(at.eventId) && !path.has(at.eventId)) {
      end = at.eventId;
      path.add(end);
      at = at.corrects === undefined ? undefined : known.get(at.corrects);
    }
    // The path ended at an event of its own, at one whose origin is known, or in a circle, which begins with the event that it came back to.
    const origin = at === undefined ? end : (found.get(at.eventId) ?? at.eventId);
    let circling = false;
    for (const id of path) {
      circling ||= id === at?.eventId;
      found.set(id, circling ? id : origin);
    }
  }
  return found;
}

/**
 * The events of one object as they hold, from all that were reported, in the order of their reports. A correction replaces the newest version
 * of the event that it names, whichever version it names, and stands in its place; of several the one reported last holds. One that names an
 * event which this object does not have, or that corrects in a circle, replaces nothing and stays. Of a repeated id the first counts. The
 * events that hold come in the order in which they, or a first version of them, were reported. Source: docs/rules/registration.md.
 */
export function correctEvents<Event extends CorrectingEvent>(events: readonly Event[]): Event[] {
  const known = new Map<string, Event>();
  for (const event of events) if (!known.has(event.eventId)) known.set(event.eventId, event);
  const origins = originals(known);
  const holding = new Map<string | undefined, Event>();
  for (const event of known.values()) {
    const origin = origins.get(event.eventId);
    // An original that is reported after its correction does not undo it.
    if (origin !== event.eventId || !holding.has(origin)) holding.set(origin, event);
  }
  return [...holding.values()];
}
