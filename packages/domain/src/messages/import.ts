import {
  importCellMaxLength,
  importColumnsMax,
  importKeptDays,
  importLinesMax,
  importMaxBytes,
  importsOpenMax,
} from '../import/limits.ts';
import { factTextMaxLength } from '../registration/limits.ts';

/** Messages about files with identifiers, their lines and their imports. */
export const importMessages = {
  /** The file as a whole is refused. */
  file: {
    name: '请填写文件名，不超过 200 个字符',
    size: `文件不能为空，也不能超过 ${importMaxBytes / 1_048_576} MB，请拆分为多个文件后重新上传`,
    format: '文件不是 CSV 或 XLSX，请用 Excel 或 WPS 另存为 CSV UTF-8 或 XLSX 后重新上传',
    oldWorkbook: '文件是旧版 XLS 或加了密码的工作簿，请取消密码并另存为 XLSX 后重新上传',
    damaged: '文件已损坏或不完整，请在 Excel 或 WPS 中打开并重新保存后重新上传',
    hash: '文件在传输中有变化，请重新上传',
    unpacked: '文件解压后过大，请删除多余的内容，或另存为 CSV UTF-8 后重新上传',
    texts: '工作簿中的文字过多，请另存为 CSV UTF-8 后重新上传',
    empty: '文件中没有要登记的行，请按模板逐行填写后重新上传',
    tooManyLines: `文件超过 ${importLinesMax.toLocaleString('en')} 行，请拆分为多个文件后重新上传`,
    tooManyColumns: `文件超过 ${importColumnsMax} 列，请删除多余的列后重新上传`,
    codeColumn: '文件第一行没有列名“对象码”，请补上列名，或下载模板填写后重新上传',
    batchColumn: '文件没有“批次号”一列，请补上该列后重新上传，或在导入时选择批次',
    columnTwice: (name: string) => `列名“${name}”出现了两次，请删除或改名后重新上传`,
    /** `range` as `B3:B5`. */
    merged: (range: string) => `单元格 ${range} 已合并，请取消合并并逐行填写后重新上传`,
    /** `line` of the sheet, from 1. */
    quotes: (line: number) => `第 ${line} 行附近的引号没有成对，请更正后重新上传`,
    lineTooLong: (line: number) => `第 ${line} 行过长，请检查引号和换行后重新上传`,
    /** A piece was refused although the check had passed it, and every line was asked for. `why` with its own advice. */
    refusedSince: (line: number, why: string) => `检查之后第 ${line} 行不能再登记，已停在该行之前：${why}`,
    interrupted: '导入多次中断，请重新上传；已登记的行不会重复登记',
  },
  /** One line is refused; `label` of its column. */
  line: {
    formula: (label: string) => `“${label}”是公式，请复制该列并选择性粘贴为数值后重新上传`,
    error: (label: string) => `“${label}”是 #N/A 一类的错误值，请填写内容后重新上传`,
    scientific: (label: string, text: string) =>
      `“${label}”被表格软件改成了 ${text}，请把该列设为文本格式，重新填写完整的内容`,
    digits: (label: string) => `“${label}”的数字超过 15 位，末尾已丢失，请把该列设为文本格式后重新填写`,
    format: (label: string) => `“${label}”设置了数字或日期格式，显示与实际内容不同，请把该列设为文本格式后重新填写`,
    dayNumber: (label: string, text: string) =>
      `“${label}”是数字 ${text}，不是日期，请把该列设为日期格式，或写成 2026-05-05`,
    cellTooLong: (label: string) => `“${label}”超过 ${importCellMaxLength.toLocaleString('en')} 个字符，请精简`,
    /** `column` of the sheet, from 1. */
    unnamed: (column: number) => `第 ${column} 列有内容但没有列名，请补上列名或删除内容`,
  },
  /** A call about an import is refused; `state` as `importStates` names it. */
  call: {
    unknown: `未查询到该导入，导入结束 ${importKeptDays} 天后会被删除，请刷新列表`,
    tooMany: `同时进行的导入最多 ${importsOpenMax} 个，请先完成或停止其他导入`,
    elsewhere: '文件的上传进度不一致，请从已收到的位置继续',
    partUnfit: '上传的分段与文件大小不符，请重新上传文件',
    received: '文件已收完，无需继续上传',
    notReady: (state: string) => `该导入${state}，检查完成后才能执行，请稍后再试`,
    refused: (count: number) => `有 ${count} 行有误，请更正后重新上传，或只登记无误的行`,
    ended: (state: string) => `该导入${state}，不能再停止`,
    /** It was stopped or failed, so that it takes no more parts and is not carried out. */
    over: (state: string) => `该导入${state}，请重新上传文件`,
  },
  /** What a template says of each column. */
  note: {
    code: '# 对象码，或带企业前缀的标识编码；以 # 开头的行不会登记',
    batch: '已登记的批次号',
    state: '正常或未启用，不填为正常',
    pictures: '该件的图片地址，多个用空格分开',
    text: `不超过 ${factTextMaxLength} 个字符的单行文字`,
    number: '数字，不带单位，例如 12.5',
    day: '日期，例如 2026-05-05',
    time: '北京时间，例如 2026-05-05 14:30',
    wholeCode: '完整的标识编码',
    objectCode: '本企业的对象码',
  },
  /** `note` of a column that must be filled in. */
  needed: (note: string) => `必填：${note}`,
  /** The example of a text in a template. */
  exampleText: '示例文字',
} as const;
