import {
  type AssetRecord,
  assetKeywordMaxLength,
  assetPageMax,
  identifierInputMaxLength,
  listPageMax,
  plainLine,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireAssetRecord } from '../wire/asset.ts';
import { wireCount } from '../wire/count.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

/** A page of the asset book, optionally narrowed to one device or to words in number, name, model or place. */
const assetQuery = z.object({
  current: wireCount(listPageMax),
  size: wireCount(assetPageMax),
  identifier: z.optional(
    z.string().check(z.trim(), z.maxLength(identifierInputMaxLength, requestErrors.identifierTooLong)),
  ),
  keyword: z.optional(z.string().check(z.overwrite(plainLine), z.maxLength(assetKeywordMaxLength))),
});
export type AssetQuery = z.output<typeof assetQuery>;

const assetPage = z.object({ records: z.array(wireAssetRecord), total: z.number() });
/** A page of assets, and the total over all pages. */
export interface AssetPage {
  records: AssetRecord[];
  total: number;
}

/** The devices in the asset book of the caller's enterprise, ordered by number. */
export const listAssets: Endpoint<AssetQuery, AssetPage> = {
  name: 'listAssets',
  method: 'POST',
  path: '/app-zs-asset-manage/manager/assetbook/list/page',
  auth: 'token',
  encoding: 'query',
  request: assetQuery,
  reply: assetPage,
  failure: z.null(),
};
