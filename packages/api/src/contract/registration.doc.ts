import { privateLinkMs, registrationLinesMax, reservedCodesMax } from '@lima-id/domain';
import type { DocumentOf, FieldDocuments } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './registration.ts';
import { registerIdentifiers } from './registration.ts';

/** The filters of identifiers. */
const filterFields: FieldDocuments = {
  model: { text: '企业自己的型号编号', example: 'GT-9' },
  batch: { text: '批次号，与型号一起填写', example: 'B20260518-01' },
  state: { text: 'draft未启用 active正常 suspended暂停使用 void已作废', example: 'active' },
  startsWith: { text: '对象码的开头', example: 'HF-2026-' },
  registeredFrom: { text: '登记日期的开始，北京时间', example: '2026-05-01' },
  registeredTo: { text: '登记日期的结束，含当日', example: '2026-05-31' },
  lookedUp: { text: '是否有过防伪查询', example: true },
};

const sees = 'identifiers of their own enterprise; ADMIN and MANAGER every one';

export const registrationDocument: DocumentOf<typeof calls> = {
  shapes: {
    RegistrationReceipt: partOf(registerIdentifiers.reply),
    RegisteredLine: partOf(registerIdentifiers.reply, 'results'),
  },
  fields: {
    model: { text: '全部标识的型号编号', example: 'GT-9' },
    allOrNothing: { text: '有一行被拒绝时是否全部不登记', example: false },
    results: '逐个的结果',
    line: '在本次提交中的序号，从0开始',
    code: { text: '对象码', example: 'HF-2026-000001' },
    outcome: 'added已登记 unchanged未改变 refused未登记',
    reason: '拒绝的原因；其他为空',
    field: '有误的字段；其他为空',
    message: '拒绝的说明；其他为空',
    added: '新登记的数量',
    unchanged: '已登记过且相同的数量',
    refused: '未登记的数量',
    pattern: { text: '编码规则，可用{year} {month} {day}与一个{serial:位数}', example: 'HF-{year}-{serial:6}' },
    count: { text: `数量，1至${reservedCodesMax.toLocaleString('en')}`, example: 100 },
    codes: { text: '对象码，流水号连续', example: ['HF-2026-000001', 'HF-2026-000002'] },
  },
  calls: {
    registerIdentifiers: {
      title: '登记标识',
      group: '标识登记',
      description: `登记同一型号的标识，一次1至${registrationLinesMax.toLocaleString('en')}个；逐行答复，有误的行不影响其他行；可重复提交`,
      access: 'registrars',
      sees,
      fields: {
        lines: {
          text: '标识：code对象码 batch批次号 state状态draft或active facts字段 pictures图片',
          example: ['HF-2026-000001', 'HF-2026-000002'].map((code) => {
            return { code, batch: 'B20260518-01', state: 'active', facts: { waybill: 'SF1234567890' }, pictures: [] };
          }),
        },
      },
    },
    changeFacts: {
      title: '变更标识字段',
      group: '标识登记',
      description: `替换同一型号标识的字段内容与图片，一次1至${registrationLinesMax.toLocaleString('en')}个；逐行答复；可重复提交`,
      access: 'registrars',
      sees,
      fields: {
        lines: {
          text: '标识：code对象码 facts字段 pictures图片，均为变更后的全部内容',
          example: [{ code: 'HF-2026-000001', facts: { waybill: 'SF9876543210' }, pictures: [] }],
        },
        outcome: 'changed已变更 unchanged未改变 refused被拒绝',
        changed: '变更的数量',
        unchanged: '内容本已如此的数量',
        refused: '被拒绝的数量',
      },
    },
    readIdentifierHistory: {
      title: '标识变更记录',
      group: '标识登记',
      description: '查询一个标识由谁、何时、以哪个接口变更，变更前后的内容，新的在前',
      access: 'registrars',
      sees,
      fields: {
        before: { text: '变更前的内容；查询时为上一页最后的编号', example: 1 },
        after: '变更后的内容',
        number: { text: '变更的编号', example: 1 },
        time: { text: '变更时间', example: '2026-05-18 10:42' },
        by: { text: '用户名或企业系统的名称', example: 'maker' },
        call: { text: '所用的接口', example: 'registerIdentifiers' },
        next: { text: '本页最后的编号；没有下一页时为null', example: null },
      },
    },
    appendEvents: {
      title: '上报标识事件',
      group: '标识登记',
      description: `为标识追加事件，一次1至${registrationLinesMax.toLocaleString('en')}条，显示在追溯与物流中；按事件编号去重，更正以新事件说明；可重复提交`,
      access: 'registrars',
      sees,
      fields: {
        events: {
          text: '事件：code对象码 eventId事件编号 happenedAt发生时间 kind类型 title标题 place地点 text说明 by经办人 linkedCode关联标识 facts数据 corrects被更正的事件编号',
          example: [
            {
              code: 'HF-2026-000001',
              eventId: 'WMS-20260518-0042',
              happenedAt: '2026-05-18T10:42:00+08:00',
              kind: 'shipped',
              place: '宁津总仓',
              text: '装车发运。',
            },
          ],
        },
        eventId: { text: '事件编号', example: 'WMS-20260518-0042' },
        outcome: 'added已追加 repeated已上报过 refused被拒绝',
        added: '新追加的数量',
        repeated: '已上报过的数量',
        refused: '被拒绝的数量',
      },
    },
    listIdentifiers: {
      title: '标识列表',
      group: '标识登记',
      description:
        '逐页查询企业的标识，按对象码或登记时间排列，可按型号、批次、状态、对象码开头、登记日期与是否有防伪查询筛选；翻页期间登记的标识不影响已有标识的顺序',
      access: 'registrars',
      sees,
      fields: {
        ...filterFields,
        order: { text: 'code按对象码 newest新登记的在前 oldest先登记的在前', example: 'code' },
        after: { text: '上一页最后的对象码；第一页不填', example: 'HF-2026-000001' },
        registerTime: { text: '登记时间', example: '2026-05-18 10:42' },
        facts: { text: '字段内容，按字段名', example: { waybill: 'SF1234567890' } },
        pictures: { text: '该件的图片地址', example: [] },
        next: { text: '本页最后的对象码，下一页从其后开始；没有下一页时为null', example: null },
      },
    },
    exportIdentifiers: {
      title: '导出标识',
      group: '标识登记',
      description: `获取标识文件（CSV或XLSX）的下载链接，${inMinutes(privateLinkMs)}分钟内有效；筛选与标识列表相同，按型号导出时每个字段一列；每家企业同时下载一份`,
      access: 'registrars',
      sees,
      fields: {
        ...filterFields,
        format: { text: '文件格式：csv xlsx', example: 'csv' },
      },
    },
    changeIdentifierStates: {
      title: '批量变更标识状态',
      group: '标识登记',
      description: `变更1至${registrationLinesMax.toLocaleString('en')}个标识的状态，逐个答复；作废后不能恢复；可重复提交`,
      access: 'registrars',
      sees,
      fields: {
        event: { text: 'activated启用 suspended暂停 resumed恢复 voided作废', example: 'activated' },
        outcome: 'changed已变更 unchanged未改变 refused被拒绝',
        state: '现在的状态；未登记的为null',
        changed: '变更的数量',
        unchanged: '状态本已如此的数量',
        refused: '被拒绝的数量',
      },
    },
    reserveCodes: {
      title: '预留编码',
      group: '标识登记',
      description: '按编码规则预留流水号连续的对象码，不会再分给别人；重复提交请使用相同的Idempotency-Key',
      access: 'registrars',
      sees,
    },
  },
};
