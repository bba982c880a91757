import { placeWechatOrder } from '@lima-id/api';
import { marketMessages, messages, type Order } from '@lima-id/domain';
import {
  Button,
  ButtonLink,
  type Clock,
  Countdown,
  DescriptionList,
  FinderFrame,
  InlineAlert,
  QrCode,
  Spinner,
  useToast,
} from '@lima-id/ui';
import { RefreshIcon } from '@lima-id/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { saveFile } from '../../shared/page/saveFile.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import { drawCode } from './drawCode.ts';
import { Yuan } from './OrderTable.tsx';
import { payableCode, payPage } from './payableCode.ts';
import { sharePicture } from './sharePicture.ts';
import { usePaymentPoll } from './usePaymentPoll.ts';
import { Buttons, CodePlace, Columns, Facts } from './WechatPayment.styles.ts';

/** Characters of what a provider shows of an order. */
const descriptionMaxLength = 100;

interface WechatPaymentProps {
  userId: string;
  order: Order;
  /** The clock of the time that is left; that of the server by default. */
  now?: Clock | undefined;
  onPaid: () => void;
  /** The order waits for its payment no more, though it was not paid here. */
  onOver: () => void;
}

/** The code that pays an order by WeChat, and the wait until it is paid. */
export function WechatPayment({ userId, order, now = serverTime, onPaid, onOver }: WechatPaymentProps) {
  const { orderCode, totalAmountFen: amountFen } = order;
  const names = order.orderDetails.map(({ productName, packageName }) => `${productName} ${packageName}`).join('、');
  const query = useQuery({
    queryKey: ['wechatPayment', userId, order.id],
    queryFn: ({ signal }) =>
      call(
        placeWechatOrder,
        { description: [...names].slice(0, descriptionMaxLength).join(''), orderCode, amountFen },
        { signal },
      ),
    gcTime: 0,
  });
  /** The expiry of the code that has expired. */
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const shownCode = useRef<HTMLSpanElement>(null);
  const toast = useToast();
  const wait = usePaymentPoll(order.id, { onPaid, onOver });
  useLoginWhenOver(query.error);
  useLoginWhenOver(wait.over);

  async function saveCode() {
    const svg = shownCode.current?.querySelector('svg');
    const picture = svg ? await drawCode(svg).catch(() => null) : null;
    if (picture === null) {
      toast.show({ tone: 'warning', text: '未能保存，请截图保存二维码' });
      return;
    }
    const file = new File([picture], `微信支付-${orderCode}.png`, { type: picture.type });
    if (await sharePicture(file)) return;
    saveFile(file, file.name);
    toast.show({ tone: 'success', text: '二维码图片已下载，如相册中没有，请截图保存二维码' });
  }

  const { data } = query;
  if (data === undefined && query.isError) {
    return (
      <InlineAlert
        tone="danger"
        live
        action={
          <Button variant="text" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
            重试
          </Button>
        }
      >
        {failureText(query.error, messages.request.failed)}
      </InlineAlert>
    );
  }

  const ended = data !== undefined && endedAt === data.expiresAt;
  const failed = wait.attempt === 'failed' && !query.isFetching;
  // Money came and did not complete the order, or it would be over: it was not the order's amount.
  const differs = wait.attempt === 'paid' && !query.isFetching;
  const refused = query.isError && !query.isFetching;
  const code = data === undefined || ended || differs ? null : payableCode(data.codeUrl, window.location.origin);
  const page = code === null ? null : payPage(code);
  const payee = { label: '收款方', value: brand.bank.accountName };
  const timeLeft = {
    label: '剩余时间',
    face: 'figure' as const,
    value:
      data === undefined ? (
        '--:--'
      ) : (
        <Countdown
          until={data.expiresAt}
          format="short"
          now={now}
          announceAt={[60]}
          onEnd={() => setEndedAt(data.expiresAt)}
        />
      ),
  };
  return (
    <Columns>
      <FinderFrame inset={-8}>
        {code === null ? (
          <CodePlace>
            {differs ? '二维码已使用' : ended ? '二维码已过期' : <Spinner label="正在生成二维码" />}
          </CodePlace>
        ) : (
          <QrCode ref={shownCode} value={code} label="微信支付二维码" width={200} />
        )}
      </FinderFrame>
      <Facts>
        {refused ? (
          <InlineAlert tone="danger" live>
            {failureText(query.error, messages.request.failed)}
          </InlineAlert>
        ) : differs ? (
          <InlineAlert tone="danger" live>
            {marketMessages.onlinePayment.paidDiffers}
          </InlineAlert>
        ) : failed ? (
          <InlineAlert tone="danger" live>
            付款未成功，请刷新二维码后重新支付，或改用线下支付。
          </InlineAlert>
        ) : ended ? (
          <InlineAlert tone="warning" live>
            二维码已过期，请刷新后继续支付。
          </InlineAlert>
        ) : (
          <Spinner label="正在等待付款" />
        )}
        <Yuan amountFen={amountFen} />
        {differs ? null : (
          <p>
            <span data-for="wide">请打开微信，扫描二维码完成付款。</span>
            <span data-for="phone">请先保存二维码，再打开微信“扫一扫”，从相册中选取识别。</span>
            付款成功后，本页会自动进入下一步。
          </p>
        )}
        <DescriptionList items={differs || data?.expiresAt === 0 ? [payee] : [payee, timeLeft]} />
        <Buttons>
          {code === null ? null : (
            <Button data-for="phone" onClick={() => void saveCode()}>
              保存二维码
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<RefreshIcon size={16} />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            刷新二维码
          </Button>
          {page === null ? null : (
            <ButtonLink variant="text" href={page} target="_blank">
              打开支付页面
            </ButtonLink>
          )}
        </Buttons>
      </Facts>
    </Columns>
  );
}
