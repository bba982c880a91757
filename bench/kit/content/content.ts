/** Texts and data of every page. */

/** `?still` stops the carousel, so that no slide changes while something else is measured. */
export const still = new URLSearchParams(location.search).has('still');

export const navigation = [
  { label: '首页', href: '#home', active: true },
  { label: '应用市场', href: '#market', active: false },
  { label: '解决方案', href: '#solutions', active: false },
  { label: '新闻动态', href: '#news', active: false },
  { label: '帮助中心', href: '#help', active: false },
] as const;

export const logo = { src: '/illustrations/logo.svg', alt: '首页', width: 83, height: 32 };

export const slides = [
  { id: 'resolve', title: '一物一码，处处可解析', text: '从出厂到回收，每件产品的来历都查得到。' },
  { id: 'market', title: '工业应用，按需选用', text: '十八个应用覆盖采购、生产、仓储和售后。' },
  { id: 'join', title: '三步接入标识解析', text: '申请前缀、登记产品、开始解析。' },
] as const;
export const slideMs = 3000;

export const tabs = [
  { value: 'about', label: '平台介绍', text: '平台为工业企业提供标识注册、解析和数据服务。' },
  { value: 'price', label: '资费说明', text: '解析服务免费，应用按年订阅，价格见各应用的详情页。' },
  { value: 'support', label: '服务支持', text: '工作日九点到十八点有人接听，其他时间可以留言。' },
] as const;

export const steps = ['填写资料', '平台审核', '签署协议', '开通服务'] as const;
/** The current step, from 0. */
export const currentStep = 1;

export const industries = [
  { value: '13', label: '农副食品加工业' },
  { value: '24', label: '文教体育用品制造业' },
  { value: '26', label: '化学原料制造业' },
  { value: '27', label: '医药制造业' },
  { value: '33', label: '金属制品业' },
  { value: '34', label: '通用设备制造业' },
  { value: '36', label: '汽车制造业' },
  { value: '38', label: '电气机械制造业' },
];
export const regions = [
  { value: '11', label: '北京市' },
  { value: '31', label: '上海市' },
  { value: '32', label: '江苏省' },
  { value: '33', label: '浙江省' },
  { value: '37', label: '山东省' },
  { value: '42', label: '湖北省' },
  { value: '44', label: '广东省' },
  { value: '51', label: '四川省' },
];
export const kinds = [
  { value: 'maker', label: '制造企业' },
  { value: 'trader', label: '流通企业' },
  { value: 'service', label: '服务企业' },
];

export interface Application {
  company: string;
  contact: string;
  phone: string;
  email: string;
  password: string;
  industry: string;
  region: string;
  kind: string;
  intro: string;
  agreed: boolean;
}
export const emptyApplication: Application = {
  company: '',
  contact: '',
  phone: '',
  email: '',
  password: '',
  industry: '',
  region: '',
  kind: '',
  intro: '',
  agreed: false,
};

export interface Question {
  name: string;
  phone: string;
  text: string;
}
export const emptyQuestion: Question = { name: '', phone: '', text: '' };

export const labels = {
  company: '企业名称',
  contact: '联系人',
  phone: '联系电话',
  email: '电子邮箱',
  password: '登录密码',
  industry: '所属行业',
  region: '所在地区',
  kind: '企业类型',
  intro: '企业简介',
  agreed: '我已阅读并同意服务协议',
  name: '您的姓名',
  text: '咨询内容',
} as const;

export const limits = { companyMin: 2, companyMax: 60, contactMax: 20, passwordMin: 8, introMax: 200 } as const;
export const patterns = {
  phone: /^1\d{10}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  password: /^(?=.*\d)(?=.*[a-zA-Z]).{8,}$/,
};
export const refusals = {
  company: '请输入 2 至 60 个字的企业名称',
  contact: '请输入不超过 20 个字的联系人',
  phone: '请输入正确的手机号',
  email: '请输入正确的电子邮箱',
  password: '密码至少 8 位，要有字母和数字',
  industry: '请选择所属行业',
  region: '请选择所在地区',
  kind: '请选择企业类型',
  intro: '请输入不超过 200 个字的企业简介',
  agreed: '请先同意服务协议',
  name: '请输入您的姓名',
  text: '请输入咨询内容',
} as const;

export interface Row {
  code: string;
  name: string;
  company: string;
  industry: string;
  state: 'online' | 'checking' | 'stopped';
  updated: string;
}
export const stateWords = { online: '已上线', checking: '审核中', stopped: '已停用' } as const;
const products = ['跑步机', '动感单车', '椭圆机', '划船机', '力量架', '哑铃组', '瑜伽垫', '拉力器'];
const makers = ['泰岳健身器材', '海川机械', '远航制造', '恒力装备'];
const states = ['online', 'online', 'checking', 'online', 'stopped'] as const;
export const rows: readonly Row[] = Array.from({ length: 24 }, (_, index) => ({
  code: `88.118.${String(index + 1).padStart(3, '0')}`,
  name: products[index % products.length] ?? '',
  company: `${makers[index % makers.length]}有限公司`,
  industry: industries[index % industries.length]?.label ?? '',
  state: states[index % states.length] ?? 'online',
  updated: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
}));
export const pageSize = 10;
export const columnHeads = {
  code: '标识前缀',
  name: '产品',
  company: '企业',
  industry: '行业',
  state: '状态',
  updated: '更新日期',
} as const;
export const totalText = (total: number) => `共 ${total} 条`;

export const words = {
  login: '登录',
  register: '注册',
  menu: '菜单',
  close: '关闭',
  carousel: '平台要闻',
  tabs: '平台说明',
  steps: '申请进度',
  apply: '企业入驻',
  submit: '提交申请',
  submitted: '申请已提交',
  choose: '请选择',
  talk: '咨询与提示',
  openDialog: '我要咨询',
  showToast: '显示提示',
  toast: '已为您保存',
  question: '咨询',
  cancel: '取消',
  send: '发送咨询',
  sent: '咨询已发送',
  table: '标识前缀',
  empty: '我的订单',
  emptyTitle: '暂无数据',
  emptyText: '下单后可以在这里查看进度。',
  emptyAct: '去应用市场',
} as const;

export const toMarket = () => location.assign('#market');
