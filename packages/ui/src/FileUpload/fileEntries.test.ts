import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitFiles, dueKeys, type FileEntry, fileRows, placeUploaded, type UploadedFile } from './fileEntries.ts';

const file = (name: string, size = 100) => ({ name, size, type: '', lastModified: 1 });
type Chosen = ReturnType<typeof file>;
const entry = (key: number, name: string, address: string | null = null): FileEntry<Chosen> => ({
  key,
  file: file(name),
  refusal: null,
  address,
});
const uploaded = (address: string, name = address): UploadedFile => ({ address, name, size: 100, type: '' });
const limits = { accept: '', maxBytes: 1000 };
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('placeUploaded', () => {
  it('keeps the order of choosing when uploads finish in another order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }).chain((count) =>
          fc.shuffledSubarray(
            Array.from({ length: count }, (_, key) => key),
            { minLength: count, maxLength: count },
          ),
        ),
        (finished) => {
          const keys = new Map(finished.map((key) => [String(key), key]));
          const list = finished.reduce<readonly UploadedFile[]>(
            (files, key) => placeUploaded(files, uploaded(String(key)), keys),
            [uploaded('before')],
          );
          expect(list.map(({ address }) => address)).toEqual([
            'before',
            ...[...keys.keys()].toSorted((a, b) => +a - +b),
          ]);
        },
      ),
    );
  });

  it('is the same list when the server answers with an address that is in it', () => {
    const list = [uploaded('a')];
    expect(placeUploaded(list, uploaded('a', 'copy.csv'), new Map())).toBe(list);
  });
});

describe('fileRows', () => {
  it('shows each file once and in its place, uploaded or not', () => {
    const entries = [entry(1, '一.csv'), entry(2, '二.csv', 'b'), entry(3, '三.csv', 'gone'), entry(4, '四.csv')];
    const rows = fileRows([uploaded('before'), uploaded('b')], entries);
    expect(rows.map((row) => (row.kind === 'stored' ? row.file.address : row.entry.key))).toEqual(['before', 1, 2, 4]);
    expect(rows.map((row) => row.kind === 'chosen' && row.stored !== null)).toEqual([false, false, true, false]);
  });
});

describe('admitFiles', () => {
  it('notes what is in the list already, by name, size and date', () => {
    const list = { files: [uploaded('x', '旧.csv')], entries: [entry(1, '新.csv')], limits, room: 9 };
    const { added, duplicates } = admitFiles(
      [file('新.csv'), file('旧.csv'), file('新.csv', 101), file('另.csv')],
      list,
    );
    expect(names(duplicates)).toEqual(['新.csv', '旧.csv']);
    expect(added.map((one) => one.file.size)).toEqual([101, 100]);
  });

  it('takes a file again once it has been removed from the list', () => {
    const { added } = admitFiles([file('一.csv')], { files: [], entries: [entry(1, '一.csv', 'a')], limits, room: 9 });
    expect(added).toHaveLength(1);
  });

  it('lets refused files take no room', () => {
    const chosen = [file('大.csv', 2000), file('一.csv'), file('空.csv', 0), file('二.csv'), file('三.csv')];
    const { added, tooMany } = admitFiles(chosen, { files: [], entries: [], limits, room: 2 });
    expect(added.map(({ refusal }) => refusal)).toEqual(['size', null, 'empty', null]);
    expect(names(tooMany)).toEqual(['三.csv']);
  });

  it('loses no file and never exceeds the room, whatever is chosen', () => {
    const files = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(1200)), { maxLength: 30 });
    fc.assert(
      fc.property(files, fc.nat(10), (chosen, room) => {
        const given = chosen.map(([name, size]) => file(name, size));
        const { added, duplicates, tooMany } = admitFiles(given, { files: [], entries: [], limits, room });
        const sorted = new Set([...added.map((one) => one.file), ...duplicates, ...tooMany]);
        expect(sorted.size).toBe(given.length);
        expect(added.filter(({ refusal }) => refusal === null).length).toBeLessThanOrEqual(room);
        const identities = added.map((one) => `${one.file.name} ${one.file.size}`);
        expect(new Set(identities).size).toBe(identities.length);
      }),
    );
  });
});

describe('dueKeys', () => {
  const states = fc.constantFrom('waiting', 'running', 'ended');

  it('begins the first ones that wait, at most so many at once', () => {
    fc.assert(
      fc.property(fc.array(states, { maxLength: 20 }), fc.integer({ min: 1, max: 6 }), (given, atOnce) => {
        const entries = given.map((state, key) => ({
          key,
          isBegun: state !== 'waiting',
          isRunning: state === 'running',
        }));
        const due = dueKeys(entries, atOnce);
        const running = given.filter((state) => state === 'running').length;
        const waiting = given.flatMap((state, key) => (state === 'waiting' ? [key] : []));
        expect([...due]).toEqual(waiting.slice(0, due.size));
        expect(due.size).toBe(Math.min(waiting.length, Math.max(0, atOnce - running)));
      }),
    );
  });
});
