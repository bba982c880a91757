import {
  checkFaultWords,
  type FaultKind,
  faultKind,
  makeTransactionId,
  type RemoteCheckItem,
  voucherTypes,
} from '@lima-id/domain';
import type { UploadedVoucher } from '@lima-id/ui';
import { keepDraft, takeDraft } from '../../../shared/session/drafts.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../../shared/storage/tabStorage.ts';
import { isPhotoAddress, photoId } from './photoAddress.ts';

/** The field values of a fault report. */
export interface FaultValues {
  /** Null while none is chosen. */
  kind: FaultKind | null;
  words: string;
  contactName: string;
  contactMobile: string;
}

/** A draft of a fault report: its fields, its photos, and the transaction id under which its content was sent. */
export interface FaultDraft {
  values: FaultValues;
  photos: readonly UploadedVoucher[];
  attempt: { transactionId: string; content: string } | null;
}

const empty: FaultDraft = {
  values: { kind: null, words: '', contactName: '', contactMobile: '' },
  photos: [],
  attempt: null,
};

const wordsKey = (identifier: string) => `fault ${identifier}`;
const photosKey = (identifier: string) => `fault photos ${identifier}`;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function keptPhoto(value: unknown): UploadedVoucher[] {
  const { fileName, fullUrl, type, size } = fieldsOf(value);
  const taken = voucherTypes.find((one) => one === type);
  if (taken === undefined || typeof size !== 'number' || !isPhotoAddress(textOf(fullUrl))) return [];
  return [{ fileName: textOf(fileName), fullUrl: textOf(fullUrl), type: taken, size }];
}

/** The content of a draft as a comparison key; photos by their ids. */
function contentOf({ values, photos }: Pick<FaultDraft, 'values' | 'photos'>): string {
  const { kind, words, contactName, contactMobile } = values;
  return JSON.stringify([kind, words, contactName, contactMobile, photos.map(({ fullUrl }) => photoId(fullUrl))]);
}

/** What survives a reload of the page; the phone number does not. */
function storedDraft(identifier: string): FaultDraft {
  const { kind, words, contactName, attempt } = fieldsOf(keptInTab(wordsKey(identifier)));
  const { transactionId, content } = fieldsOf(attempt);
  const photos = keptInTab(photosKey(identifier));
  const known = faultKind.safeParse(kind);
  return {
    values: {
      kind: known.success ? known.data : null,
      words: textOf(words),
      contactName: textOf(contactName),
      contactMobile: '',
    },
    photos: Array.isArray(photos) ? photos.flatMap(keptPhoto) : [],
    attempt: textOf(transactionId) === '' ? null : { transactionId: textOf(transactionId), content: textOf(content) },
  };
}

/** The draft of the report of an object's fault: complete while the page is open, and the tab's part of it after a reload. */
export function readFaultDraft(identifier: string): FaultDraft {
  const held = takeDraft<FaultDraft>(wordsKey(identifier));
  if (held === undefined) return storedDraft(identifier);
  const draft = { ...empty, ...held };
  keepDraft(wordsKey(identifier), draft);
  return draft;
}

/**
 * Stores a report in memory, and all of it except the phone number in the tab, so that a later user of the tab does not see the
 * number. Photos are stored as far as there is space, and only written when they `changed`.
 */
export function keepFaultDraft(identifier: string, draft: FaultDraft, changed: 'fields' | 'photos' = 'fields'): void {
  keepDraft(wordsKey(identifier), draft);
  const { contactMobile: _, ...fields } = draft.values;
  const unnumbered = { ...draft, values: { ...draft.values, contactMobile: '' } };
  const sent = draft.attempt?.content === contentOf(draft) ? draft.attempt : null;
  keepInTab(wordsKey(identifier), { ...fields, attempt: sent && { ...sent, content: contentOf(unnumbered) } });
  if (changed !== 'photos') return;
  for (let count = draft.photos.length; count > 0; count -= 1) {
    if (keepInTab(photosKey(identifier), draft.photos.slice(0, count))) return;
  }
  forgetInTab(photosKey(identifier));
}

/** Drops a report after it was sent. */
export function forgetFaultDraft(identifier: string): void {
  takeDraft(wordsKey(identifier));
  forgetInTab(wordsKey(identifier));
  forgetInTab(photosKey(identifier));
}

/**
 * The draft as it is sent: with a transaction id that is reused while the content stays the same, so that a repeat returns the
 * same ticket, and replaced when it changes, so that no later input is lost.
 */
export function readyToSend(draft: FaultDraft): FaultDraft & { attempt: { transactionId: string; content: string } } {
  const content = contentOf(draft);
  if (draft.attempt?.content === content) return { ...draft, attempt: draft.attempt };
  const transactionId = makeTransactionId(crypto.getRandomValues(new Uint8Array(16))) ?? '';
  return { ...draft, attempt: { transactionId, content } };
}

/** Appends the findings of a remote check to the report of an object's fault, after existing input. */
export function prefillFault(identifier: string, items: readonly RemoteCheckItem[]): void {
  const draft = readFaultDraft(identifier);
  const { values } = draft;
  const found = checkFaultWords(items);
  if (found === '' || values.words.includes(found)) return;
  const begun = values.words.trim() !== '';
  keepFaultDraft(identifier, {
    ...draft,
    values: {
      ...values,
      kind: begun ? values.kind : 'other',
      words: begun ? `${values.words.trimEnd()}\n${found}` : found,
    },
  });
}
