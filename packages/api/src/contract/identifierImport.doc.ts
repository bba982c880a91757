import {
  importKeptDays,
  importLinesMax,
  importMaxBytes,
  importPartMaxBytes,
  importsListedMax,
  importsOpenMax,
  privateLinkMs,
} from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './identifierImport.ts';
import { beginImport, readImport } from './identifierImport.ts';

const group = '标识导入';
const access = 'registrars';
const sees = 'imports of their own enterprise; ADMIN and MANAGER every one';

export const identifierImportDocument: DocumentOf<typeof calls> = {
  shapes: {
    Import: beginImport.reply,
    ImportReport: readImport.reply,
    ImportCounts: partOf(beginImport.reply, 'checked'),
    RefusedImportLine: partOf(readImport.reply, 'refusals'),
  },
  fields: {
    importId: { text: '导入编号', example: 'f3Qm9XvT2kLw8ZsYb1NcRA' },
    model: { text: '全部标识的型号编号', example: 'GT-9' },
    batch: { text: '没有填写批次号的行所用的批次号', example: 'B20260518-01' },
    name: { text: '文件名', example: '五月下线.xlsx' },
    size: { text: '文件的字节数', example: 48_213 },
    sha256: {
      text: '文件的SHA-256，64位小写十六进制；填写后可续传同一文件',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    changesFacts: {
      text: '已登记的标识字段或图片不同时是否变更，否则该行被拒绝；文件没有的列保持不变，列中的空单元格删除原内容',
      example: false,
    },
    state: {
      text: 'uploading上传中 checking检查中 ready待执行 running执行中 finished已完成 stopped已停止 failed未能完成',
      example: 'ready',
    },
    message: '未能完成或被拒绝的原因；其他为空',
    received: { text: '已收到的字节数，即下一段的起点', example: 48_213 },
    offset: { text: '本段在文件中的起点', example: '0' },
    unknownColumns: { text: '未识别的列名，这些列不登记', example: ['备注'] },
    lines: { text: '已读到的行数', example: 1_000 },
    checked: '检查的结果',
    done: '执行的结果；执行前均为0',
    added: { text: '新登记的行数', example: 980 },
    changed: { text: '变更字段的行数', example: 0 },
    unchanged: { text: '已登记过且相同的行数', example: 18 },
    refused: { text: '被拒绝的行数', example: 2 },
    progress: { text: '当前阶段的进度，0至1', example: 1 },
    linesPerSecond: { text: '当前阶段每秒的行数；没有时为null', example: null },
    secondsLeft: { text: '当前阶段预计剩余的秒数；没有时为null', example: null },
    beginTime: { text: '开始时间', example: '2026-05-18 10:42' },
    endTime: { text: '结束时间；未结束时为null', example: null },
    refusals: '最先被拒绝的行',
    line: { text: '在文件中的行号，表头为第1行', example: 42 },
    code: { text: '对象码', example: 'HF-2026-000041' },
    field: { text: '有误的字段；整行有误时为空', example: 'facts.waybill' },
    onlyGood: { text: '是否只登记无误的行；否则有一行被拒绝就不执行', example: true },
    fileName: { text: '文件名', example: 'GT-9.csv' },
    text: { text: '模板内容，带BOM的UTF-8 CSV', example: '对象码,批次号' },
  },
  calls: {
    beginImport: {
      title: '开始导入标识',
      group,
      description: `导入CSV或XLSX文件中的标识，最多${importLinesMax.toLocaleString('en')}行、${importMaxBytes / 1_048_576} MB，每个企业同时${importsOpenMax}个；文件收完后自动检查；可重复提交`,
      access,
      sees,
    },
    sendImportPart: {
      title: '上传文件的一段',
      group,
      description: `按顺序上传文件的一段，每段不超过${importPartMaxBytes / 1_048_576} MB；位置不符时返回409与已收到的字节数，导入已停止或未能完成时只返回409；可重复提交`,
      access,
      sees,
    },
    readImport: {
      title: '导入详情',
      group,
      description: `查询导入的状态、行数、进度、未识别的列与最先被拒绝的行；结束${importKeptDays}天后删除`,
      access,
      sees,
    },
    listImports: {
      title: '导入列表',
      group,
      description: `列出企业最新的${importsListedMax}次导入，新的在前`,
      access,
      sees,
    },
    carryOutImport: {
      title: '执行导入',
      group,
      description: '登记检查过的文件，全部或只登记无误的行；已在执行的原样答复；可重复提交',
      access,
      sees,
    },
    stopImport: {
      title: '停止导入',
      group,
      description: '停止导入，已登记的标识不会撤销；可重复提交',
      access,
      sees,
    },
    linkRefusedLines: {
      title: '被拒绝的行',
      group,
      description: `获取被拒绝的行的下载链接，CSV格式，每行附原因，更正后可再次导入；以#VALUE!开头的单元格须重新填写；${inMinutes(privateLinkMs)}分钟内有效`,
      access,
      sees,
    },
    readImportTemplate: {
      title: '导入模板',
      group,
      description: '获取型号的导入模板，每个声明的字段一列，附说明与示例',
      access,
      sees: 'models of their own enterprise; ADMIN and MANAGER every one',
    },
  },
};
