import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './asset.ts';
import { listAssets } from './asset.ts';

export const assetDocument: DocumentOf<typeof calls> = {
  shapes: {
    Asset: partOf(listAssets.reply, 'records'),
  },
  fields: {
    keyword: '关键字',
    assetNumber: '资产编号',
    maker: '制造企业',
    supplier: '供应商',
    department: '使用部门',
    keeper: '保管人',
    outdoor: '是否为室外健身器材',
    boughtOn: { text: '购置日期', example: '2024-03-08' },
    deliveredOn: { text: '交付日期', example: '2024-03-20' },
    installedOn: { text: '安装日期', example: '2024-03-22' },
    suspendedOn: { text: '停用日期；未停用时为null', example: '2026-05-01' },
    scrappedOn: { text: '报废日期；未报废时为null', example: '2032-03-22' },
    overhaulFrom: { text: '大修开始日期', example: '2026-04-01' },
    overhaulUntil: { text: '大修结束日期', example: '2026-04-12' },
    overhaulYears: { text: '安装后多少年大修；没有要求时为null', example: 4 },
    designLifeYears: { text: '设计使用年限', example: 8 },
    inspectionMonths: { text: '检验周期，月', example: 12 },
    inspectedOn: { text: '上次检验日期', example: '2026-03-20' },
    warrantyUntil: { text: '质保截止日期', example: '2027-03-19' },
    originalValue: { text: '原值，元', example: '26800.00' },
    depreciation: '折旧方法',
    depreciationYears: { text: '折旧年限', example: 5 },
    installer: '安装单位',
    parts: '关键部件',
    repairs: '维修记录',
    symptom: '故障现象',
    treatment: '处理结果',
    run: '运行数据',
    metres: '累计里程，米',
    day: { text: '日期', example: '2026-05-18' },
  },
  calls: {
    listAssets: {
      title: '设备台账',
      group: '企业与台账',
      description: '分页查询本企业的设备台账，可按标识编码或关键字筛选',
      access: 'users',
      sees: 'the asset book of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        identifier: { example: '88.118.001/GT-2026-000123' },
        current: { example: '1' },
        size: { example: '10' },
      },
    },
  },
};
