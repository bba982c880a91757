import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './appDetail.ts';
import { readApp, readAppPricing, readPackage } from './appDetail.ts';

export const appDetailDocument: DocumentOf<typeof calls> = {
  shapes: {
    AppDetail: partOf(readApp.reply),
    AppPricing: partOf(readAppPricing.reply),
    PackageDetails: partOf(readPackage.reply),
    PackagePrice: partOf(readPackage.reply, 'pricesResponse'),
  },
  fields: {
    pictureViewer: '图片地址',
    viewBannerUrls: '轮播图片地址',
    viewVideoUrls: '视频地址',
    detail: '图文详情，HTML',
    list: '规格列表',
    choice: '1为精选',
    productClassifyPath: '所在分类，由上级到下级',
    duration: '时长的数量',
    durationUnitView: '时长的文字',
    isDefault: '是否默认选中',
    yearUnitPrice: { text: '每年单价，元；没有时为null', example: '2800.00' },
    monthUnitPrice: { text: '每月单价，元；没有时为null', example: '280.00' },
    pricesResponse: '各时长价格',
    responseTree: '规格与时长树',
  },
  calls: {
    readApp: {
      title: '应用详情',
      group: '应用市场',
      description: '应用详情：介绍、图片与视频、图文详情与规格',
      access: 'everybody',
      fields: { id: { example: '1' } },
    },
    readAppPricing: {
      title: '应用价格',
      group: '应用市场',
      description: '应用的全部价格与规格、时长树',
      access: 'everybody',
      fields: { id: { example: '1' } },
    },
    readPackage: {
      title: '规格详情',
      group: '应用市场',
      description: '规格详情：各时长价格、年与月单价、试用天数',
      access: 'everybody',
      fields: { id: { example: '102' } },
    },
  },
};
