import { labelSheets, labelsMax } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './label.ts';

export const labelDocument: DocumentOf<typeof calls> = {
  calls: {
    drawLabels: {
      title: '制作标签',
      group: '标识登记',
      description: `为对象码清单或一个批次制作标签文件，一次最多${labelsMax.toLocaleString('en')}张；码的内容是标识的网址，码小到无法识读时说明所需的尺寸；已作废的标识没有标签`,
      access: 'registrars',
      sees: 'identifiers of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        codes: { text: '对象码清单，按此顺序；为批次制作时为null', example: null },
        model: { text: '批次的型号编号；按清单制作时为null', example: 'GT-9' },
        batch: { text: '批次号；按清单制作时为null', example: 'B20260518-01' },
        leaveOutVoid: { text: '是否略过已作废的标识；否则有一个已作废即拒绝', example: false },
        format: '标签的格式',
        output: { text: '文件：pdf、svg与png为ZIP，zpl用于热敏打印机，csv用于激光打标', example: 'pdf' },
        symbol: { text: 'qr二维码 dataMatrix', example: 'qr' },
        level: { text: '二维码的容错级别：M或Q', example: 'M' },
        texts: { text: '标签上的文字：code编码 product产品名称 enterprise企业名称', example: ['code', 'product'] },
        sheet: {
          text: `常用标签纸：${Object.keys(labelSheets).join('、')}；填写自定义尺寸或制作csv时为null`,
          example: 'a4-21',
        },
        ownSheet: { text: '自定义尺寸，毫米；一列一行为卷纸，每页一张；选用常用标签纸时为null', example: null },
        width: '标签的宽，毫米',
        height: '标签的高，毫米',
        columns: '每页的列数',
        rows: '每页的行数',
        left: '左边距，毫米',
        top: '上边距，毫米',
        gapX: '左右间隔，毫米',
        gapY: '上下间隔，毫米',
        pageWidth: '纸宽，毫米；按标签计算时为null',
        pageHeight: '纸高，毫米；按标签计算时为null',
        dotsPerMm: { text: '热敏打印机每毫米的点数：8、12或24', example: 8 },
      },
    },
  },
};
