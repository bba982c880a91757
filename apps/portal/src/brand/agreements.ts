import {
  auditMaxDays,
  auditMinDays,
  dayMs,
  faultContactKeptDays,
  leadKeptDays,
  prefixDraftMs,
  rejectedPrefixMs,
  rejectedRegistrationKeptDays,
  unpaidOrderKeptDays,
} from '@lima-id/domain';
import { brand } from './brand.ts';

/** A section of an agreement. */
interface AgreementPart {
  head: string;
  paragraphs: readonly string[];
}

/**
 * The agreements: use of the app market, the service of one app, the account, the privacy policy, and the registration of a
 * prefix.
 */
export type Agreement = 'market' | 'account' | 'privacy' | 'prefix' | { app: string };

const contact = `如对本协议有疑问，请致电${brand.phone}（${brand.hours}）或发送邮件至${brand.email}。`;

const market: readonly AgreementPart[] = [
  {
    head: '一、协议双方',
    paragraphs: [
      `本协议由使用应用市场的企业（以下称“您”）与${brand.legalName}（以下称“平台”）订立。勾选同意并提交购买、试用、询价或咨询，即视为您已阅读并接受本协议。`,
      '代表企业操作的人员应已取得企业授权，其在应用市场的操作由企业承担责任。',
    ],
  },
  {
    head: '二、购买条件',
    paragraphs: [
      '购买与试用应用前，企业须完成企业标识前缀注册并通过审核。询价与咨询不要求企业标识前缀。',
      '您提交的企业与联系信息应真实、准确，并在变更后及时更新。',
    ],
  },
  {
    head: '三、价格与付款',
    paragraphs: [
      '应用价格以下单时页面展示并经平台核算的金额为准，标注“价格面议”的应用以双方确认的报价为准。',
      `线下转账的订单，平台在收到付款凭证后${auditMinDays}-${auditMaxDays}个工作日内完成审核；未付款的订单可以取消。`,
    ],
  },
  {
    head: '四、试用',
    paragraphs: [
      '应用是否提供试用及试用天数以应用页面为准，自试用开通之日起计算。试用到期后服务自动停止，不产生费用。',
      '试用期间产生的数据由应用服务商保存，保留多久请在到期前向服务商确认。',
    ],
  },
  {
    head: '五、使用规范',
    paragraphs: [
      '您不得利用应用从事违反法律法规的活动，不得伪造、冒用他人标识，不得转售账号或绕过用量限制。',
      '违反上述约定的，平台可以暂停相关服务并通知您整改；造成损失的，由责任方承担。',
    ],
  },
  {
    head: '六、数据与隐私',
    paragraphs: [
      '您的业务数据归您所有。平台与应用服务方仅为提供服务之目的处理数据，未经您同意不向第三方提供，法律法规另有规定的除外。',
    ],
  },
  {
    head: '七、变更与联系',
    paragraphs: ['本协议修订后将在应用市场公布，修订前已成立的订单仍按原协议履行。', contact],
  },
];

function serviceOf(app: string): readonly AgreementPart[] {
  return [
    {
      head: '一、服务内容',
      paragraphs: [
        `平台按您所选的规格与购买时长提供“${app}”，功能以应用详情页的说明为准。`,
        '由生态伙伴开发的应用，由该伙伴提供实施与技术支持，平台负责开通、结算与争议协调。',
      ],
    },
    {
      head: '二、开通与期限',
      paragraphs: [
        '订单完成后开通服务，服务期限自开通之日起按购买时长计算；“永久”指不限期限的使用授权，不含硬件与驻场服务。',
        '到期前续购的，期限顺延；到期未续购的，服务停止，数据保留三十日。',
      ],
    },
    {
      head: '三、升级与支持',
      paragraphs: [
        `服务期内免费享受所选规格的版本升级与在线支持，服务时间为${brand.hours}。`,
        '计划内的停机维护提前二十四小时公告；因不可抗力或网络运营商原因造成的中断，平台将尽快恢复并说明原因。',
      ],
    },
    {
      head: '四、退订',
      paragraphs: [
        '开通后七日内未实际使用的，可以申请退订，费用按原路径退回。已使用的服务不支持退订，因应用自身缺陷无法使用且未能修复的除外。',
      ],
    },
    {
      head: '五、知识产权与保密',
      paragraphs: [
        '应用及其文档的知识产权归开发方所有，您获得服务期内的使用权。双方对在合作中知悉的商业秘密负有保密义务，协议终止后仍然有效。',
      ],
    },
    {
      head: '六、责任与争议',
      paragraphs: [
        '因服务方原因造成的直接损失，赔偿以该应用最近十二个月的已付费用为限。协议适用中华人民共和国法律，协商不成的，由平台所在地人民法院管辖。',
        contact,
      ],
    },
  ];
}

const account: readonly AgreementPart[] = [
  {
    head: '一、账号注册',
    paragraphs: [
      `您注册并使用${brand.platformName}的账号，即表示接受本协议。注册时请填写真实、准确的信息，并妥善保管密码与验证码。`,
      '一个手机号对应一个账号。账号下的操作视为您本人或所代表企业的操作。',
    ],
  },
  {
    head: '二、平台服务',
    paragraphs: [
      '标识查询、行业资讯与解决方案向所有访客开放；企业标识前缀注册、应用购买与试用需要登录后使用。',
      '平台展示的产品信息由赋码企业提供并对其真实性负责，平台按接入规范进行核验与留痕。',
    ],
  },
  {
    head: '三、使用规范',
    paragraphs: [
      '您不得冒用他人身份、批量抓取数据、干扰平台运行或上传违法内容。违反约定的，平台可以限制或停止账号的使用。',
    ],
  },
  {
    head: '四、变更与终止',
    paragraphs: ['本协议修订后将在登录页公布，继续使用即表示接受。您可以随时联系平台注销账号。', contact],
  },
];

/** A period of whole years in words. */
const years = (days: number) => `${days / 365}年`;

const privacy: readonly AgreementPart[] = [
  {
    head: '一、我们收集的信息',
    paragraphs: [
      '注册与登录时收集用户名、手机号与邮箱；注册企业标识前缀时收集企业证照、法定代表人与联系人信息；报修时收集联系人、电话与故障情况；咨询与询价时收集企业名称、联系人、手机号与咨询内容；购买应用时收集付款与开票资料；查询标识的防伪信息时只记录时间与方式，用于防伪统计。',
    ],
  },
  {
    head: '二、信息的使用与保存',
    paragraphs: [
      '上述信息仅用于身份核验、提供服务、安全防护与法律法规要求的用途。手机号与证件信息加密保存，证件图片仅本人与审核人员可通过限时链接查看。',
      '登录状态保存在您的浏览器中，退出登录后即清除。',
    ],
  },
  {
    head: '三、保存期限',
    paragraphs: [
      '账号信息保存到账号注销；审核通过的前缀注册信息保存到您要求删除。',
      `前缀注册申请在驳回后满${years(rejectedRegistrationKeptDays)}未重新提交的，删除其中的个人信息与图片；未提交的草稿在最后一次保存满${prefixDraftMs / dayMs}天后删除。`,
      `报修时填写的联系人与电话，在工单最后一次处理满${years(faultContactKeptDays)}后删除；咨询与询价的内容与联系方式，在提交满${years(leadKeptDays)}后删除。`,
      `订单的付款与开票资料按会计档案的规定保存；未付款的订单，其付款资料与备注在取消或审核未通过满${years(unpaidOrderKeptDays)}后删除。`,
    ],
  },
  {
    head: '四、信息的共享',
    paragraphs: [
      '未经您同意，平台不向第三方提供您的个人信息；购买应用时，仅向该应用的服务方提供履行订单所必需的企业与联系信息。',
    ],
  },
  {
    head: '五、您的权利',
    paragraphs: ['您可以查询、更正或要求删除个人信息，撤回同意或注销账号。', contact],
  },
];

const prefix: readonly AgreementPart[] = [
  {
    head: '一、协议双方',
    paragraphs: [
      `本协议由申请企业标识前缀的单位（以下称“您”）与${brand.legalName}（以下称“平台”）订立。勾选同意并提交申请，即视为您已阅读并接受本协议。`,
      '提交申请的人员应已取得本单位授权。申请通过后，提交人的账号成为本单位的企业管理员。',
    ],
  },
  {
    head: '二、前缀与编码',
    paragraphs: [
      '企业标识前缀由国家顶级节点、行业二级节点与企业前缀组成，在全国唯一，一个单位注册一个。前缀之后的对象码由您编写，并由您保证不重复。',
      '前缀供您为自己生产或运营的产品赋码使用，不得出租、转让或供其他单位使用。',
    ],
  },
  {
    head: '三、资料与核验',
    paragraphs: [
      '您提交的证照、法定代表人与联系人信息应真实、完整，并在变更后及时更新。平台核验资料，并将申请送顶级节点审核。',
      `资料有误的，平台驳回申请并说明原因；被驳回的申请在${rejectedPrefixMs / dayMs}天内保留其前缀，修改后可以重新提交。`,
    ],
  },
  {
    head: '四、标识数据',
    paragraphs: [
      '您对本单位登记的标识数据的真实性负责。不公开的字段可以设为仅授权人员可见；已登记的标识应当保持可以解析。',
      '发现登记的数据有误，或产品需要召回的，您应及时更正或发布召回信息。',
    ],
  },
  {
    head: '五、个人信息',
    paragraphs: [
      '申请中的证件图片与证件号码加密保存，只有提交人和审核人员可以查看，审核人员的每次查看都有记录。上述信息仅用于核验与审核，详见《隐私政策》。',
    ],
  },
  {
    head: '六、停用与责任',
    paragraphs: [
      '提交虚假资料、冒用其他单位名义或登记违法内容的，平台可以停用前缀并通知您整改；造成损失的，由责任方承担。',
      '单位注销或不再使用前缀的，请联系平台办理停用。已经使用过的前缀不再分配给其他单位。',
    ],
  },
  {
    head: '七、变更与联系',
    paragraphs: ['本协议修订后将在注册页公布，修订前提交的申请仍按原协议办理。', contact],
  },
];

const shared = { market, account, privacy, prefix } as const;

/** The parts of an agreement, in this brand's words. */
export function agreementParts(agreement: Agreement): readonly AgreementPart[] {
  return typeof agreement === 'string' ? shared[agreement] : serviceOf(agreement.app);
}
