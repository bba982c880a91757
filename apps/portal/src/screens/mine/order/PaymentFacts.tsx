import { displayYuan, type PaymentInfo, type PaymentMethod, readYuan } from '@lima-id/domain';
import { DescriptionList, listRole } from '@lima-id/ui';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { Facts, Vouchers } from './Order.styles.ts';
import { VoucherPicture } from './VoucherPicture.tsx';

function amount(text: string): string {
  const fen = readYuan(text);
  return fen === null ? text : `¥ ${displayYuan(fen)}`;
}

interface PaymentFactsProps {
  info: PaymentInfo;
  /** How the order is paid: one that was paid otherwise did not need the transfer. */
  method: PaymentMethod | null;
}

/** What the buyer handed in last of an offline payment, with its vouchers. */
export function PaymentFacts({ info, method }: PaymentFactsProps) {
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="order-payment-title">
      <h2 id="order-payment-title">{method === 'transfer' ? '付款信息' : '此前提交的付款信息（未采用）'}</h2>
      <Facts>
        <DescriptionList
          items={[
            { label: '开户银行', value: info.depositBank },
            { label: '账户名称', value: info.bankAccountName },
            { label: '银行账号', value: info.bankNo, face: 'code' },
            { label: '付款金额', value: amount(info.payAmount), face: 'figure' },
            { label: '付款时间', value: info.payTime, face: 'figure' },
          ]}
        />
        <Vouchers role={listRole} aria-label="付款凭证">
          {info.payPictures.map(({ fileName, fullUrl }, index) => (
            <li key={fileName}>
              <VoucherPicture fileName={fileName} address={fullUrl} name={`付款凭证 ${index + 1}`} />
            </li>
          ))}
        </Vouchers>
      </Facts>
    </Panel>
  );
}
