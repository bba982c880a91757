import { productPicturesMax, productPicturesMaxBytes } from '../picture/limits.ts';
import {
  eventAheadMaxMs,
  eventByMaxLength,
  eventFactLabelMaxLength,
  eventFactsMax,
  eventIdMaxLength,
  eventPlaceMaxLength,
  eventTextMaxLength,
  eventTitleMaxLength,
  factDigitsMax,
  factTextMaxLength,
  modelDescriptionMaxLength,
  modelNameMaxLength,
  objectEventsMax,
  ownNumberMaxLength,
  pictureAddressMaxLength,
  placeLabelMaxLength,
  placeNameMaxLength,
  placesMax,
  registrationLinesMax,
  sceneDataIdMaxLength,
  sceneDataSourceMaxLength,
  sceneNameMaxLength,
  scenePositionMax,
  scenesMax,
  scenesOfTemplateMax,
  serialDigitsMax,
  serialDigitsMin,
  warrantyMonthsMax,
} from '../registration/limits.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';

/** Messages, in Chinese, to enterprises that register models, batches, scenes, identifiers and events. */
export const registrationMessages = {
  model: {
    name: `请填写产品型号名称，不超过 ${modelNameMaxLength} 个字符`,
    code: `型号编号应为 1 至 ${ownNumberMaxLength} 个字母、数字或 - _ . /，请更正后重新保存`,
    description: `型号说明不能超过 ${modelDescriptionMaxLength} 个字符，请精简后重新保存`,
    industryCode: '请填写正确的行业代码（GB/T 4754-2017），例如 2442，不分类时请留空',
    reminderLine: `防伪提醒次数应为 ${reminderLineMin} 至 ${reminderLineMax.toLocaleString('en')} 的整数，按平台默认提醒时请留空`,
    warrantyMonths: `质保期应为 0 至 ${warrantyMonthsMax} 个月的整数，不注明时请留空`,
    state: '型号状态应为在产或已停产，请重新选择',
    unknown: (code: string) => `未查询到型号 ${code}，请核对型号编号，或先新增该型号`,
    /** A scene names the place, and the model no longer declares it. */
    placeInUse: (place: string) => `场景中用到字段 {${place}}，请先从场景中删除，再从型号中去掉该字段`,
    /** A link or a time of a scene needs the kind that the place had. */
    placeKindInUse: (place: string) => `场景的链接或时间用到字段 {${place}}，请先从场景中删除，再更改该字段的类型`,
    retired: (code: string) => `型号 ${code} 已停产，不能新增批次，请先恢复为在产或选择其他型号`,
  },
  picture: `图片须先上传到本平台，请填写上传后得到的地址，不超过 ${pictureAddressMaxLength} 个字符`,
  tooManyPictures: (max: number) => `最多可以放 ${max} 张图片，请删除多余的图片`,
  pictureTwice: '同一张图片出现了两次，请删除其中一张',
  /** An address of this site. */
  pictureUnknown: '本站没有这张图片，或它不属于该企业，请重新上传图片',
  /** An address of another site, which no page shows. */
  pictureElsewhere: (address: string) => `图片“${address}”不在本平台，无法展示，请先上传图片，再填写上传后得到的地址`,
  picturesFull: `产品图片最多保存 ${productPicturesMax.toLocaleString('en')} 张、共 ${productPicturesMaxBytes / 1_048_576} MB，请先从型号中去掉不用的图片，一周后再上传`,
  batch: {
    number: `批次号应为 1 至 ${ownNumberMaxLength} 个字母、数字或 - _ . /，请更正后重新保存`,
    unknown: (number: string) => `未查询到批次 ${number}，请核对批次号，或先新增该批次`,
    producedDay: '请填写真实存在的生产日期，格式如 2026-05-05',
    /** `latest` as `2026-05-05`. */
    producedAhead: (latest: string) => `生产日期不能晚于 ${latest}，请核对后重新填写`,
  },
  place: {
    name: `字段名应以字母开头，由 1 至 ${placeNameMaxLength} 个字母或数字组成，例如 waybill`,
    builtIn: '该字段名由平台自动填写，不能另行声明，请换一个字段名',
    label: `请填写字段的显示名称，不超过 ${placeLabelMaxLength} 个字符`,
    kind: '字段类型应为文本、数字、日期、时间、标识编码或对象码，请重新选择',
    needed: '请说明字段是否必填',
    list: '字段清单有误，请刷新页面后重新保存',
    tooMany: `一个型号最多声明 ${placesMax} 个字段，请删减后重新保存`,
    nameTwice: (name: string) => `字段名“${name}”重复（不区分大小写），请换一个字段名`,
    labelTwice: (label: string) => `显示名称“${label}”重复，请改为不同的名称`,
  },
  /** `label` of the place. */
  fact: {
    unknown: (place: string) => `型号没有声明字段“${place}”，请删除该字段，或先在型号中声明`,
    missing: (label: string) => `请填写“${label}”，这是必填字段`,
    text: (label: string) => `“${label}”应为不超过 ${factTextMaxLength} 个字符的单行文字，请删除换行和特殊符号`,
    number: (label: string) => `“${label}”应为不超过 ${factDigitsMax} 位的数字，不带单位，例如 12.5`,
    day: (label: string) => `“${label}”应为真实存在的日期，格式如 2026-05-05`,
    time: (label: string) => `“${label}”应为真实存在的北京时间，格式如 2026-05-05 14:30`,
    /** `why` as the code is refused. */
    code: (label: string, why: string) => `“${label}”有误：${why}`,
  },
  scene: {
    template: '场景模板有误，请重新选择场景模板',
    name: `请填写场景名称，不超过 ${sceneNameMaxLength} 个字符`,
    icon: '没有这个场景图标，请从图标列表中选择',
    iconOfTemplate: '只有自定义场景可以选择图标，请清除图标后重新保存',
    position: `场景的排序应为 0 至 ${scenePositionMax} 的整数`,
    dataSource: `数据来源不超过 ${sceneDataSourceMaxLength} 个字符，请精简；由本企业提供时请留空`,
    elements: '场景内容应为数据块的列表，请刷新页面后重新保存',
    tooMany: `一个型号或批次最多有 ${scenesMax} 个场景，请删减后重新保存`,
    tooManyOfTemplate: (template: string) => `${template}场景最多 ${scenesOfTemplateMax} 个，请合并后重新保存`,
    nameTwice: (template: string, name: string) => `有两个${template}场景都叫“${name}”，请改为不同的名称以便区分`,
  },
  /** A block of a scene by its number from 1, and its label. */
  blockName: (number: number, label: string) => `第 ${number} 个数据块“${label}”`,
  /** A block without a label. */
  blockNumber: (number: number) => `第 ${number} 个数据块`,
  /** The texts of a block, as the sentences about it name them. */
  textNames: { label: '名称', value: '内容', title: '标题', place: '地点', text: '说明' },
  /** The request to verify a phone, drafted. */
  verifyBlock: (block: string) => `${block}是手机验证，由平台自动加上，请删除`,
  /** Why a part of a scene is refused; `block` as `blockName` or `blockNumber` names it, `name` of `textNames`. */
  block: {
    blockUnknown: (block: string) => `${block}的类型无法识别，请删除后从模板重新添加`,
    blockRefused: (block: string, template: string, kind: string, taken: string) =>
      `${template}场景不能有${kind}，请删除${block}，可用的有${taken}`,
    stopsMixed: (block: string) => `${block}混有过程记录和物流节点，请分为两个数据块`,
    shape: (block: string) => `${block}的结构有误，请删除后重新添加`,
    idMissing: (block: string) => `${block}中有一处没有数据编号，请补上数据编号`,
    idForm: (block: string) =>
      `${block}的数据编号应以字母或数字开头，由不超过 ${sceneDataIdMaxLength} 个字母、数字、- 或 _ 组成，请更正`,
    idTwice: (block: string, id: string) => `${block}的数据编号“${id}”在本场景中重复，请换一个数据编号`,
    missing: (block: string, name: string) => `${block}中有一处没有填写${name}，请补充`,
    tooLong: (block: string, name: string, most: number) => `${block}的${name}超过 ${most} 个字符，请精简`,
    /** `character` as `U+E000`. */
    unreadable: (block: string, name: string, character: string) =>
      `${block}的${name}中有无法识别的字符（${character}），请删除或改用其他字`,
    undeclared: (block: string, place: string) => `${block}用到字段 {${place}}，型号没有声明，请先声明或删除该占位符`,
    linkHalf: (block: string) => `${block}的追溯链接不完整，请填写标识编码并打开追溯，或两者都清除`,
    link: (block: string, why: string) => `${block}的追溯链接有误：${why}`,
    linkPlace: (block: string, link: string) =>
      `${block}的追溯链接“${link}”应只有一个标识编码字段，或企业前缀加一个对象码字段，请更正`,
    time: (block: string) => `${block}中有时间不存在或格式不对，应如 2026-05-05 14:30，请更正`,
    filled: (block: string, label: string) => `${block}中的“${label}”由平台按已发布的召回或工单填写，请删除`,
    checkResult: (block: string) => `${block}中有一项没有检测结果，请在该行最后填写结果`,
    advice: (block: string, label: string) => `${block}的“${label}”无法使用，请按检测项的填写说明更正`,
    figures: (block: string) => `${block}的生产数据格式有误，请由采集系统重新生成`,
    tooManyBlocks: (most: number) => `一个场景最多有 ${most} 个数据块，请合并或删减`,
    tooManyRows: (block: string, most: number) => `${block}超过 ${most} 行，请删减或拆分`,
    tooManyFacts: (block: string, most: number) => `${block}中有一组超过 ${most} 个字段，请删减`,
    tooManySteps: (block: string, most: number) => `${block}超过 ${most} 条记录，请删减`,
    tooLarge: (kilobytes: number) => `场景内容超过 ${kilobytes} KB，请删减文字或拆分为多个场景`,
  },
  pattern: {
    empty: '请填写编码规则，例如 GT-{year}-{serial:6}',
    tooLong: '按此规则生成的对象码过长，请缩短规则',
    part: '编码规则的花括号中只能是 year、month、day 或 serial:6 这样的流水号，请更正',
    repeated: '编码规则中同一个部分出现了两次，请删除其中一个',
    serialMissing: '编码规则中没有流水号，请加上一个，例如 {serial:6}',
    serialDigits: `流水号应为 ${serialDigitsMin} 至 ${serialDigitsMax} 位，请更正流水号的位数`,
    character: '编码规则中只能使用字母、数字和 - _ . : / * = @，请删除其他字符',
    start: '编码规则应以字母、数字、日期或流水号开头，请删除开头的符号',
    end: '编码规则不能以符号 - _ . : / 结尾，请删除结尾的符号',
  },
  reservation: {
    /** `key` of the other pattern. */
    overlaps: (key: string) => `该编码规则会与已在使用的规则 ${key} 产生相同的编码，请更换开头或位数`,
    /** `left` codes are still free. */
    usedUp: (left: number) => `该编码规则只剩 ${left} 个编码，请减少数量，或改用位数更多的流水号`,
  },
  event: {
    eventId: `事件编号应为 1 至 ${eventIdMaxLength} 个字母、数字或 - _ . :，请更正后重新提交`,
    happenedAt: '发生时间应为带时区的时间，格式如 2026-05-05T14:30:00+08:00',
    tooOld: '发生时间早于 2000 年，请核对设备时钟后重新提交',
    ahead: `发生时间比平台时间晚 ${eventAheadMaxMs / 60_000} 分钟以上，请核对设备时钟后重新提交`,
    kind: '没有这种事件类型，请从事件类型列表中选择',
    title: `事件标题不能超过 ${eventTitleMaxLength} 个字符，请精简后重新提交`,
    place: `事件地点不能超过 ${eventPlaceMaxLength} 个字符，请精简后重新提交`,
    text: `事件说明不能超过 ${eventTextMaxLength} 个字符，请精简后重新提交`,
    by: `经办人不能超过 ${eventByMaxLength} 个字符，请精简后重新提交`,
    linkedCode: '关联的标识编码有误，请核对后填写完整的标识编码，或不填',
    facts: `一个事件最多有 ${eventFactsMax} 项数据，每项有名称和内容，请更正后重新提交`,
    factLabel: `事件数据的名称应为 1 至 ${eventFactLabelMaxLength} 个字符，请更正`,
    factValue: `事件数据的内容不能超过 ${factTextMaxLength} 个字符，请更正`,
    correctsItself: '事件不能更正自己，请填写被更正事件的编号',
    full: `该标识的事件（含更正）已满 ${objectEventsMax} 条，此条未登记，如需继续登记，请联系平台`,
  },
  line: {
    code: '请填写对象码，或带企业前缀的标识编码',
    /** `prefix` of the enterprise. */
    foreign: (prefix: string) => `标识编码不属于企业前缀 ${prefix}，请更正前缀或只填写对象码`,
    batch: `请填写已登记的批次号，1 至 ${ownNumberMaxLength} 个字母、数字或 - _ . /`,
    unknown: (code: string) => `未查询到对象码 ${code}，请核对，或先登记该标识`,
    batchUnknown: (number: string) => `型号没有批次 ${number}，请核对批次号，或先新增该批次`,
    /** All or nothing was asked; `count` lines are refused. */
    nothing: (count: number) => `有 ${count} 行未能登记，全部标识均未登记，请更正这些行后重新提交`,
    state: '登记状态应为 draft（未启用）或 active（正常），请更正',
    facts: '字段内容应为文字，请按“字段名：内容”逐项填写',
    none: '没有要登记的标识，请至少提交一行',
    tooMany: `一次最多登记 ${registrationLinesMax.toLocaleString('en')} 个标识，请分次提交`,
    /** `line` from 1. */
    twice: (code: string, line: number) => `对象码 ${code} 与第 ${line} 行重复，请只保留正确的一行`,
    void: (code: string) => `对象码 ${code} 已作废，作废的编码不能再次使用，请使用新的编码`,
    /** `field` as `fields` names it. */
    other: (code: string, field: string) => `对象码 ${code} 已登记，但${field}不同，请核对；需要改动时请使用修改功能`,
    notActivated: (code: string) => `对象码 ${code} 已登记为未启用，请使用启用功能改变状态`,
    fields: { code: '编码', batch: '批次号', facts: '字段内容', pictures: '图片', state: '状态' },
  },
  /** Filters of a list of identifiers. */
  filter: {
    batchAlone: '按批次筛选时请同时填写型号编号，不同型号可以有相同的批次号',
    day: '请填写真实存在的登记日期，格式如 2026-05-05',
    daysReversed: '登记日期的开始晚于结束，请更正后重新查询',
  },
  /** The idempotency key of another request. */
  keyUsed: '该提交编号已用于其他内容，请换一个提交编号后重新提交',
  /** Versions of what was read and of what is stored. */
  stale: (read: number, current: number) =>
    `您打开的是第 ${read} 版，现在已是第 ${current} 版，请刷新页面查看改动后重新编辑`,
} as const;
