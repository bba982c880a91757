/** Limits of the files that a field takes. */
export interface FileLimits {
  /** Extensions and media types as in HTML's `accept`: `.csv,.xlsx,image/*`; empty for any. */
  accept: string;
  /** Largest file in bytes; infinite for any. */
  maxBytes: number;
}

/** Why a file is refused: its type, its size, or nothing in it. */
export type FileRefusal = 'type' | 'size' | 'empty';

/** What is known of a file before it is read. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type as reported by the browser; empty if unknown. */
  type: string;
}

/** Extensions of media types whose name does not say them. */
const extensions: Readonly<Record<string, string>> = {
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.ms-powerpoint': 'PPT',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
};

function tokensOf(accept: string): string[] {
  return accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '');
}

/** The extension of a file name with its dot, or an empty text. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.\s]{1,10})$/.test(name) ? name.slice(name.lastIndexOf('.')) : '';
}

/** Whether a file is of one of the accepted types: by its extension, or by its media type. */
export function isAccepted({ name, type }: FileFacts, accept: string): boolean {
  const tokens = tokensOf(accept);
  const media = type.toLowerCase();
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
      if (token === '*/*') return true;
      return token.endsWith('/*') ? media.startsWith(token.slice(0, -1)) : media === token;
    })
  );
}

/** Why a file is refused; null when it is taken. The type is checked before the size. */
export function refusalOf(file: FileFacts, { accept, maxBytes }: FileLimits): FileRefusal | null {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}

/**
 * The accepted types in words, each once: `CSV` for `.csv` and `text/csv`. Whole kinds such as `image/*` are named by `kinds`, by what is
 * before the slash.
 */
export function acceptWords(accept: string, kinds: Readonly<Record<string, string>>): string[] {
  const words = tokensOf(accept)
    .filter((token) => token !== '*/*')
    .map((token) => {
      if (token.startsWith('.')) return token.slice(1).toUpperCase();
      const [kind = '', subtype = ''] = token.split('/');
      if (subtype === '*') return kinds[kind] ?? kind;
      return extensions[token] ?? subtype.replace(/^x-/, '').toUpperCase();
    });
  return [...new Set(words)];
}
