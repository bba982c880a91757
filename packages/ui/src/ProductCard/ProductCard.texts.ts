import { appSources } from '@lima-id/domain';

export const productCardTexts = { more: '详情', own: appSources.own, partner: appSources.partner } as const;
