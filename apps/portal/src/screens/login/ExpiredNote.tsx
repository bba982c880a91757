import { InlineAlert } from '@lima-id/ui';
import { useRegionInPage } from '../../shared/notice/useRegionInPage.ts';
import type { SessionExpiry } from '../../shared/session/useLoginVisit.ts';

/** Says, and announces, why a visitor is here whose session has expired. */
export function ExpiredNote({ keepsInput }: SessionExpiry) {
  const isInPage = useRegionInPage();
  return (
    <output>
      {isInPage ? (
        <InlineAlert tone="warning">{`登录已失效，请重新登录。${keepsInput ? '填写的内容已保留。' : ''}`}</InlineAlert>
      ) : null}
    </output>
  );
}
