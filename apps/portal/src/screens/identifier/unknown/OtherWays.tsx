import type { CodeOwner } from '@lima-id/api';
import { Button, ButtonLink, FinderFrame, Illustration, listRole } from '@lima-id/ui';
import { ArrowRightIcon, ScanIcon } from '@lima-id/ui/icons';
import { Drawing, ListTitle, Report, WayAct, Ways, WayText, WayTitle } from './UnknownObject.styles.ts';

/** Further options when no existing code is the intended one. */
export function OtherWays({
  owner,
  hasOffers,
  onScan,
}: {
  owner: CodeOwner | null;
  hasOffers: boolean;
  onScan: () => void;
}) {
  const phone = owner?.phone ?? '';
  return (
    <>
      <ListTitle>{hasOffers ? '都不是？' : '接下来可以'}</ListTitle>
      <Ways role={listRole}>
        <li>
          <WayTitle>重新扫码</WayTitle>
          <WayText>扫二维码比手工输入更可靠。</WayText>
          <WayAct>
            <Button icon={<ScanIcon />} onClick={onScan}>
              扫码查询
            </Button>
          </WayAct>
        </li>
        <li>
          <WayTitle>看铭牌上的编码</WayTitle>
          <WayText>在机身底部或立柱内侧。</WayText>
          <WayAct>
            <FinderFrame>
              <Drawing>
                <Illustration name="nameplate" width={168} />
              </Drawing>
            </FinderFrame>
          </WayAct>
        </li>
        {phone !== '' && (
          <li>
            <WayTitle>问生产企业</WayTitle>
            <WayText>{`${owner?.companyName ?? ''} 售后电话`}</WayText>
            <WayAct>
              <a data-part="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </WayAct>
          </li>
        )}
      </Ways>
      <Report>
        <WayText>标签完好却查不到？请告诉我们，由企业核对。</WayText>
        <ButtonLink variant="text" flush href="/contact" iconAfter={<ArrowRightIcon />}>
          报告这个标签
        </ButtonLink>
      </Report>
    </>
  );
}
