import {
  modelDescriptionMaxLength,
  modelNameMaxLength,
  modelPicturesMax,
  ownNumberMaxLength,
  placeLabelMaxLength,
  placesMax,
  warrantyMonthsMax,
} from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './productModel.ts';
import { saveProductModel } from './productModel.ts';

const sees = 'models of their own enterprise; ADMIN and MANAGER every one';

export const productModelDocument: DocumentOf<typeof calls> = {
  shapes: {
    ProductModel: partOf(saveProductModel.reply),
    DeclaredPlace: partOf(saveProductModel.reply, 'places'),
  },
  fields: {
    version: { text: '版本号，每次改动加1；保存时填写读取到的版本号，新增时为0', example: 0 },
    code: { text: `企业自己的型号编号，最多${ownNumberMaxLength}个字母、数字或 - _ . /`, example: 'GT-9' },
    name: { text: `型号名称，最多${modelNameMaxLength}个字符`, example: '家用折叠跑步机' },
    description: { text: `型号说明，最多${modelDescriptionMaxLength}个字符`, example: '折叠后仅0.3平方米。' },
    pictures: {
      text: `图片地址，即发布产品图片得到的地址，第一张为主图，最多${modelPicturesMax}张`,
      example: ['/illustrations/treadmill.svg'],
    },
    industryCode: { text: '行业代码，GB/T 4754-2017；不分类时为null', example: '244' },
    reminderLine: { text: '防伪查询达到多少次起提醒；null按平台默认', example: null },
    warrantyMonths: { text: `质保月数，0至${warrantyMonthsMax}；不注明时为null`, example: 36 },
    places: {
      text: `逐件不同的字段，最多${placesMax}个；在场景文字中以花括号引用，如{waybill}`,
      example: [{ name: 'waybill', label: '承运单号', kind: 'text', needed: true }],
    },
    label: { text: `显示名称，最多${placeLabelMaxLength}个字符`, example: '承运单号' },
    kind: { text: '类型：text文本 number数字 day日期 time时间 code标识编码 objectCode对象码', example: 'text' },
    needed: '是否每件都必须填写',
    state: { text: 'active在产 retired已停产', example: 'active' },
    newest: '现在保存着的内容',
  },
  calls: {
    saveProductModel: {
      title: '保存型号',
      group: '标识登记',
      description: '新增型号，或改动读取到的版本；已有更新的版本时拒绝并返回该版本；可重复提交',
      access: 'registrars',
      sees,
    },
    readProductModel: {
      title: '查询型号',
      group: '标识登记',
      description: '按型号编号查询型号',
      access: 'registrars',
      sees,
    },
    listProductModels: {
      title: '型号列表',
      group: '标识登记',
      description: '分页查询企业的型号，按型号编号排列',
      access: 'registrars',
      sees,
    },
  },
};
