import type { NamedGoods } from '@lima-id/api';
import {
  type GoodsBarcode,
  type GoodsCode,
  type Gs1ElementString,
  type Gs1Link,
  identifierAddress,
} from '@lima-id/domain';
import { Button, ButtonLink, Card, FinderFrame, Spinner, Tag } from '@lima-id/ui';
import { ArrowRightIcon, ScanIcon } from '@lima-id/ui/icons';
import type { ReactNode } from 'react';
import { Frame } from '../LookupFailureView.styles.ts';
import { barcodeModules } from './barcodeBars.ts';
import { Acts, BarcodeColumns, Bars, Item, Kind, LinkCode, LinkPart } from './GoodsSheet.styles.ts';
import { Mark } from './MarkedCode.styles.ts';
import { ListTitle, Main, Text, Title } from './UnknownObject.styles.ts';
import { type KnownGoods, useNamedGoods } from './useNamedGoods.ts';

interface GoodsSheetProps {
  typed: string;
  code: GoodsCode;
  onRetype: () => void;
  onScan: () => void;
}

function Barcode({ code }: { code: GoodsBarcode }) {
  const modules = code.valid ? barcodeModules(code.gtin) : null;
  if (modules === null) return null;
  return (
    <FinderFrame>
      <Bars aria-hidden="true">
        <svg viewBox={`0 0 ${modules.length} 60`} preserveAspectRatio="none" shapeRendering="crispEdges">
          <path
            fill="currentColor"
            d={[...modules.matchAll(/1+/g)]
              .map(({ 0: bar, index }) => `M${index} 0h${bar.length}v60h-${bar.length}z`)
              .join('')}
          />
        </svg>
        <span>{code.digits}</span>
      </Bars>
    </FinderFrame>
  );
}

function GoodsItem({ goods, children }: { goods: NamedGoods; children?: ReactNode }) {
  return (
    <Item>
      <img src={goods.picture} alt="" />
      <div>
        {goods.identifier === null ? (
          <ListTitle>{goods.identifierName}</ListTitle>
        ) : (
          <ListTitle data-part="code">{goods.identifier}</ListTitle>
        )}
        <p data-part="maker">
          {goods.identifier === null ? goods.companyName : `${goods.identifierName} · ${goods.companyName}`}
        </p>
      </div>
      {children}
    </Item>
  );
}

/** The digits of a barcode; a wrong check digit is marked. */
function Digits({ code }: { code: GoodsCode }) {
  if (code.valid) return <code>{code.digits}</code>;
  return (
    <code>
      <span>{code.digits.slice(0, -1)}</span>
      <Mark data-tone="danger">{code.digits.slice(-1)}</Mark>
    </code>
  );
}

function Acting({ valid, onRetype, onScan }: { valid: boolean; onRetype: () => void; onScan: () => void }) {
  return (
    <Acts>
      <Button icon={<ScanIcon />} onClick={onScan}>
        扫机身二维码查这一台
      </Button>
      {valid ? (
        <span>二维码在铭牌上，不在包装箱上。</span>
      ) : (
        <Button variant="secondary" onClick={onRetype}>
          重新输入
        </Button>
      )}
    </Acts>
  );
}

/** Why nothing is known about goods, or that they are being looked up. */
function Finding({ message, retry, isRetrying = false }: Pick<KnownGoods, 'message' | 'retry' | 'isRetrying'>) {
  if (message === '')
    return (
      <Text>
        <Spinner />
      </Text>
    );
  return (
    <>
      <Text>{message}</Text>
      {retry && (
        <Button variant="secondary" loading={isRetrying} onClick={retry}>
          重试
        </Button>
      )}
    </>
  );
}

function BarcodeSheet({ typed, code, onRetype, onScan }: GoodsSheetProps & { code: GoodsBarcode }) {
  const known = useNamedGoods(typed, code);
  const { goods } = known;
  const bars = code.valid && barcodeModules(code.gtin) !== null;
  return (
    <BarcodeColumns data-bars={bars ? undefined : 'none'}>
      <Barcode code={code} />
      <div>
        <Kind>
          <Tag tone="info">{`商品条码 ${code.format}`}</Tag>
          <Digits code={code} />
        </Kind>
        <Title>{code.valid ? '这是商品条码，只说明是哪一款商品' : '这个商品条码的校验位不对'}</Title>
        {code.valid && <Text>同一款的每一台都印着同样的条码，所以它查不到您这一台的追溯、防伪和保修。</Text>}
        {goods === null ? <Finding {...known} /> : <GoodsItem goods={goods} />}
        <Acting valid={code.valid} onRetype={onRetype} onScan={onScan} />
      </div>
    </BarcodeColumns>
  );
}

/** A GS1 link, or the same in brackets. */
type Gs1Code = Gs1Link | Gs1ElementString;

const names = { link: 'GS1 数字链接', elements: 'GS1 编码' } as const;

function titleOf(code: Gs1Code, goods: NamedGoods | null): string {
  if (!code.valid) return code.kind === 'link' ? '链接中的商品条码校验位不对' : '编码中的商品条码校验位不对';
  if (goods !== null && goods.identifier !== null) return `这是 ${names[code.kind]}，已找到同一台产品`;
  if (goods !== null && code.serial !== null) return '此序列号未登记';
  return `这是 ${names[code.kind]}`;
}

/** What stands before the number of the goods, and before the serial number. */
function keysOf(code: Gs1Code): [goods: string, serial: string] {
  return code.kind === 'link' ? [`https://${code.before}/01/`, '/21/'] : ['(01)', '(21)'];
}

function Gs1Sheet({ typed, code, onRetype, onScan }: GoodsSheetProps & { code: Gs1Code }) {
  const known = useNamedGoods(typed, code);
  const { goods } = known;
  const identifier = goods?.identifier ?? null;
  const [goodsKey, serialKey] = keysOf(code);
  return (
    <Main>
      <Kind>
        <Tag tone="info">{names[code.kind]}</Tag>
        {code.kind === 'link' && <span>{`来自 ${code.host}`}</span>}
      </Kind>
      <Title>{titleOf(code, goods)}</Title>
      <LinkCode>
        <span>{goodsKey}</span>
        <LinkPart>
          <Digits code={code} />
          <small>商品条码 · 哪一款</small>
        </LinkPart>
        {code.serial !== null && (
          <>
            <span>{serialKey}</span>
            <LinkPart>
              <span>{code.serial}</span>
              <small>序列号 · 哪一台</small>
            </LinkPart>
          </>
        )}
      </LinkCode>
      {identifier === null && <Finding {...known} />}
      {goods !== null && (
        <GoodsItem goods={goods}>
          {identifier !== null && (
            <ButtonLink href={identifierAddress(identifier)} iconAfter={<ArrowRightIcon />}>
              打开产品档案
            </ButtonLink>
          )}
        </GoodsItem>
      )}
      {identifier === null && <Acting valid={code.valid} onRetype={onRetype} onScan={onScan} />}
    </Main>
  );
}

/** A barcode, a GS1 link or a GS1 element string in place of a code: what it is, its product, and the link to the single item. */
export function GoodsSheet(props: GoodsSheetProps) {
  const { code } = props;
  return (
    <Frame>
      <Card padding="none" role="alert">
        {code.kind === 'barcode' ? <BarcodeSheet {...props} code={code} /> : <Gs1Sheet {...props} code={code} />}
      </Card>
    </Frame>
  );
}
