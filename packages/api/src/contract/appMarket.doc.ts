import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './appMarket.ts';
import { listMarketBanners, readCategoryTree } from './appMarket.ts';

export const appMarketDocument: DocumentOf<typeof calls> = {
  shapes: {
    AppBanner: partOf(listMarketBanners.reply),
    Category: partOf(readCategoryTree.reply),
  },
  fields: {
    parentId: '上级编号',
    tryPackageId: { text: '可试用的规格编号', example: '201' },
    apiProductClassifyVo: '分类',
    apiProductManagerVoList: '该分类的应用',
    bannersViewer: '轮播图片地址',
    redirectType: '2为跳转到外部地址，其他为应用详情',
    outSiteUrl: '外部地址',
    advisorName: '顾问姓名',
    advisorPhone: '顾问电话',
    advisorHours: '服务时间',
    zeroTry: '固定为1',
  },
  calls: {
    listChoiceBlocks: {
      title: '精选分类',
      group: '应用市场',
      description: '精选应用：三个分类各至多四个应用',
      access: 'everybody',
    },
    listFreeApps: {
      title: '0元体验应用',
      group: '应用市场',
      description: '0元体验应用列表，含免费试用天数',
      access: 'everybody',
    },
    readCategoryTree: {
      title: '分类树',
      group: '应用市场',
      description: '应用分类树，从一级到指定级别',
      access: 'everybody',
    },
    listCategories: {
      title: '全部分类',
      group: '应用市场',
      description: '全部应用分类，含级别与上级',
      access: 'everybody',
    },
    listPlatformBanners: {
      title: '平台轮播图',
      group: '应用市场',
      description: '平台全局轮播图',
      access: 'everybody',
    },
    listMarketBanners: {
      title: '市场轮播图',
      group: '应用市场',
      description: '应用市场轮播图',
      access: 'everybody',
    },
    readAppConfig: {
      title: '顾问信息',
      group: '应用市场',
      description: '应用市场配置：咨询顾问的姓名、电话与服务时间',
      access: 'everybody',
    },
  },
};
