import { displayYuan, formatYuan } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';
import { CopyButton } from '../../shared/page/CopyButton.tsx';
import { Account, Code, Plate, Remittance } from './BankPlate.styles.ts';

/** An account number in groups of four, as banks print it; what is copied has no spaces. */
function grouped(accountNo: string): string {
  return accountNo.replace(/\d{4}(?=\d)/g, '$& ');
}

/** Where an offline payment goes, and the code by which it is found again. */
export function BankPlate({ amountFen, remittanceCode }: { amountFen: number; remittanceCode: string }) {
  const { accountName, depositBank, accountNo } = brand.bank;
  return (
    <Plate>
      <Account>
        <div>
          <dt>账户名称</dt>
          <dd>
            <span>{accountName}</span>
            <CopyButton name="账户名称" text={accountName} />
          </dd>
        </div>
        <div>
          <dt>开户银行</dt>
          <dd>
            <span>{depositBank}</span>
            <CopyButton name="开户银行" text={depositBank} />
          </dd>
        </div>
        <div>
          <dt>银行账号</dt>
          <dd>
            <span data-face="code">{grouped(accountNo)}</span>
            <CopyButton name="银行账号" text={accountNo} />
          </dd>
        </div>
        <div>
          <dt>转账金额</dt>
          <dd>
            <span data-face="figure">{`¥ ${displayYuan(amountFen)}`}</span>
            <CopyButton name="转账金额" text={formatYuan(amountFen)} />
          </dd>
        </div>
      </Account>
      <Remittance>
        <p>汇款识别码</p>
        <Code>{remittanceCode}</Code>
        <p>转账时请把识别码填入附言，便于核对到账。</p>
        <CopyButton name="识别码" text={remittanceCode} worded />
      </Remittance>
    </Plate>
  );
}
