import { marketMessages, suspensionMessages } from '@lima-id/domain';
import { ButtonLink, EmptyState } from '@lima-id/ui';
import type { PrefixStanding } from '../../../shared/session/prefixStanding.ts';
import { registrationAddress } from '../../../shared/session/usePrefixVisit.ts';

/** What the empty state says, and the link of its button. */
function wayOn(standing: PrefixStanding) {
  switch (standing) {
    case 'held':
      return { text: '在应用市场申请免费试用后，可从这里进入应用。', href: '/application/list', label: '去应用市场' };
    case 'suspended':
      return { text: suspensionMessages.trying, href: registrationAddress, label: '查看详情' };
    default:
      return { text: marketMessages.gate.tryPrefix, href: registrationAddress, label: '去注册' };
  }
}

/** The empty state of the trials, with how to get one. */
export function NoTrials({ standing }: { standing: PrefixStanding }) {
  const { text, href, label } = wayOn(standing);
  return (
    <EmptyState kind="noData" title="暂无试用" text={text} actions={<ButtonLink href={href}>{label}</ButtonLink>} />
  );
}
