import { headerOffer } from '@lima-id/domain';
import { ButtonLink } from '@lima-id/ui';
import { ArrowRightIcon, ExternalIcon } from '@lima-id/ui/icons';
import { brand } from '../../../brand/brand.ts';
import { consolePages } from '../../../shared/console/consolePages.ts';
import { type PrefixStanding, prefixStanding } from '../../../shared/session/prefixStanding.ts';
import { registrationAddress, usePrefixVisit } from '../../../shared/session/usePrefixVisit.ts';
import { useUser } from '../../../shared/session/userStore.ts';
import { SideCard } from './SideCard.styles.ts';

/** What the card says by how far the visitor is, and what the way on is called. */
const words: Record<PrefixStanding, { title: string; text: string; way: string }> = {
  none: {
    title: '还没有企业前缀？',
    text: '购买与试用应用前，需先完成企业标识前缀注册。',
    way: '去注册',
  },
  reviewing: {
    title: '企业前缀审核中',
    text: '审核通过后，即可购买与试用应用。',
    way: '查看进度',
  },
  rejected: {
    title: '企业前缀未通过审核',
    text: '按审核意见修改后重新提交，通过后即可购买与试用应用。',
    way: '去修改',
  },
  held: {
    title: '您的企业前缀',
    text: '购买与试用应用时，将使用此前缀为产品赋码。',
    way: '查看注册信息',
  },
  suspended: {
    title: '企业前缀已停用',
    text: '恢复之前，暂时不能购买与试用应用。',
    way: '查看详情',
  },
};

/** What stands for the digits of a prefix that nobody has yet. */
const missing = '···';

/** The enterprise's prefix, which buying and trying take: how to get one, where it stands, or which it is. */
export function PrefixCard() {
  const user = useUser();
  const visitPrefix = usePrefixVisit();
  const standing = prefixStanding(user);
  const { title, text, way } = words[standing];
  const hasConsole =
    standing === 'held' && headerOffer({ loggedIn: true, type: user?.type ?? null, hasPrefix: true }) === 'console';
  return (
    <SideCard forwardedAs="section" aria-labelledby="prefix-title">
      <h2 id="prefix-title">{title}</h2>
      <p>{text}</p>
      <p data-part="code">
        {user?.prefix ? (
          user.prefix
        ) : (
          <>
            <span>{`${brand.node.prefix}.`}</span>
            <span>{missing}</span>
          </>
        )}
      </p>
      {hasConsole ? (
        <ButtonLink
          variant="text"
          size="sm"
          flush
          {...consolePages.home}
          iconAfter={consolePages.home.external ? <ExternalIcon size={16} /> : <ArrowRightIcon size={16} />}
        >
          进入企业控制台
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="text"
          size="sm"
          flush
          href={registrationAddress}
          onClick={visitPrefix}
          iconAfter={<ArrowRightIcon size={16} />}
        >
          {way}
        </ButtonLink>
      )}
    </SideCard>
  );
}
