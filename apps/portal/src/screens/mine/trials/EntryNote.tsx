import { InlineAlert, Link } from '@lima-id/ui';
import type { TrialEntry } from './useEnterTrial.ts';

/** Why an app did not open, and how to continue. */
export function EntryNote({ entry }: { entry: TrialEntry }) {
  switch (entry.kind) {
    case 'none':
      return null;
    case 'blocked':
      return (
        <InlineAlert
          tone="warning"
          live
          action={
            <Link href={entry.address} external>
              打开应用
            </Link>
          }
        >
          浏览器拦截了新窗口，请点击“打开应用”。
        </InlineAlert>
      );
    case 'refused':
      return (
        <InlineAlert tone="danger" live>
          {entry.message}
        </InlineAlert>
      );
  }
}
