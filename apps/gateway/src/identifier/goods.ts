import type { IdentifierFailure, NamedGoods } from '@lima-id/api';
import { type GoodsCode, identifierMessages, readGoodsCode } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import type { MissingAnswer } from './lookup/lookUp.ts';
import { recordStateCodes } from './lookup/stateCodes.ts';
import { shownPicture } from './pictureAddress.ts';

const text = `
  select model.name as "identifierName", enterprise.name as "companyName", coalesce(model.images ->> 0, '') as picture,
    (
      select code.prefix || '/' || code.suffix
      from identifier code join batch on batch.id = code.batch_id
      where code.prefix = model.enterprise_prefix and code.suffix = $2 and batch.model_id = model.id
        and code.state = any($3::smallint[])
    ) as identifier
  from product_model model join enterprise on enterprise.prefix = model.enterprise_prefix
  where model.gtin = $1 and enterprise.examine_status = 'approved'`;

function refuse(message: string, goods?: NamedGoods): MissingAnswer {
  const data: IdentifierFailure = { failedSegment: null, ...(goods && { goods }) };
  return { found: false, status: 404, message, data };
}

/** Explains a goods barcode, a GS1 link or a GS1 element string, with its goods and object; null for other texts. */
export type ExplainGoods = (typed: string) => Promise<MissingAnswer | null>;

/** Creates the parser that tells barcodes and GS1 links from identifier codes. `publicUrl` is that of the portal; empty when unknown. */
export function createGoodsExplainer(store: Store, publicUrl: string): ExplainGoods {
  async function explain(code: GoodsCode): Promise<MissingAnswer> {
    if (!code.valid) {
      return { ...refuse(identifierMessages.checkDigit(code.checkDigit)), status: 400 };
    }
    const serial = code.kind === 'barcode' ? null : code.serial;
    const [row] = await store.prepared<NamedGoods>('read_goods', text, [code.gtin, serial, recordStateCodes]);
    if (row === undefined) return refuse(identifierMessages.goodsUnknown);
    const goods = { ...row, picture: shownPicture(row.picture, publicUrl) ?? '' };
    if (code.kind === 'barcode') return refuse(identifierMessages.barcode, goods);
    const { gs1Link, gs1WithoutSerial, gs1Elements, gs1ElementsWithoutSerial, gs1SerialUnknown } = identifierMessages;
    const isLink = code.kind === 'link';
    if (serial === null) return refuse(isLink ? gs1WithoutSerial : gs1ElementsWithoutSerial, goods);
    if (goods.identifier === null) return refuse(gs1SerialUnknown, goods);
    return refuse(isLink ? gs1Link : gs1Elements, goods);
  }

  return async (typed) => {
    const code = readGoodsCode(typed);
    return code === null ? null : await explain(code);
  };
}
