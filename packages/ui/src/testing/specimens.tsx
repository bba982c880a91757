import type { Product, SceneTab } from '@lima-id/domain';
import type { CSSProperties, ReactElement } from 'react';
import {
  CardGrid,
  CaseCard,
  CodeAnatomy,
  CodeText,
  LookupBar,
  ProductCard,
  ProductCardSkeleton,
  ProductCardSlot,
  ResolvingCode,
  SceneIcon,
  SceneTabPanel,
  SceneTabs,
  SolutionCard,
} from '../identity/index.ts';
import {
  Accordion,
  AmountField,
  Avatar,
  AvatarGroup,
  AvatarUpload,
  BackToTop,
  Badge,
  Banner,
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Carousel,
  Cascader,
  CategoryTree,
  Checkbox,
  ClampText,
  CodeField,
  Combobox,
  Container,
  Countdown,
  DatePicker,
  DateRangePicker,
  DescriptionList,
  DotTexture,
  DropdownMenu,
  EmptyState,
  FactGrid,
  FileUpload,
  FilterBar,
  FilterPanel,
  FilterSummary,
  FinderFrame,
  Footer,
  FormLayout,
  Grid,
  Header,
  IdCardUpload,
  Illustration,
  InlineAlert,
  LicenceUpload,
  Link,
  LiveFigure,
  LoadingBar,
  lightTheme,
  MediaGallery,
  NewsRow,
  NumberField,
  Pagination,
  PasswordField,
  PhaseFlow,
  Popover,
  PriceTag,
  Progress,
  QrCode,
  RadioGroup,
  Result,
  RichText,
  SectionHead,
  SectionNav,
  Select,
  SendCodeButton,
  SideMenu,
  Skeleton,
  Slider,
  SliderCaptcha,
  Spinner,
  Stack,
  Statistic,
  StatusView,
  StepFlow,
  Stepper,
  StrengthMeter,
  Switch,
  Table,
  TableOfContents,
  TabPanel,
  Tabs,
  Tag,
  TextArea,
  TextField,
  ThemeScope,
  Timeline,
  TimePicker,
  Tooltip,
  Tree,
  VideoPlayer,
  VisuallyHidden,
  VoucherUpload,
} from '../index.ts';

/** Props that every component must pass to its root element. */
export interface RootProps {
  className: string;
  style: CSSProperties;
  'data-given': string;
  ref: (element: Element | null) => void;
}

/** The same props for a field, whose `ref` is its control. */
function framed({ ref, ...rest }: RootProps) {
  return { ...rest, rootRef: ref };
}

const nothing = () => undefined;
const neverSent = () => new Promise<string>(nothing);
const treadmill = '88.118.001/GT-2026-000123';
const tab: SceneTab = {
  value: 'scene-traceability',
  label: '产品追溯',
  templateCode: 'traceability',
  icon: '',
  count: 12,
  needsVerification: false,
};

const app: Product = {
  id: '1',
  name: '点检助手',
  describes: '自动生成点检计划',
  trait: '自动派单,离线可用',
  negotiable: false,
  price: '980.00',
  durationUnit: 'year',
  viewPicture: '',
};

/** One example of every component with a root element of its own, by name. */
export const specimens: Record<string, (root: RootProps) => ReactElement> = {
  AmountField: (root) => <AmountField {...framed(root)} label="付款金额" />,
  AvatarUpload: (root) => <AvatarUpload {...framed(root)} label="头像" name="陈立群" onUpload={neverSent} />,
  BackToTop: (root) => <BackToTop {...root} />,
  Banner: (root) => <Banner {...root} title="行业资讯" headingLevel={2} />,
  Breadcrumb: (root) => <Breadcrumb {...root} items={[{ label: '标识解析', href: '/home' }, { label: '查询结果' }]} />,
  Button: (root) => <Button {...root}>提交申请</Button>,
  ButtonLink: (root) => (
    <ButtonLink {...root} href="/identification">
      申请标识前缀
    </ButtonLink>
  ),
  Card: (root) => <Card {...root}>点检助手</Card>,
  CardGrid: (root) => (
    <CardGrid {...root}>
      <ProductCard as="li" product={app} />
    </CardGrid>
  ),
  CaseCard: (root) => (
    <CaseCard
      {...root}
      href="/cooperation_case/detail/1"
      cooperationCase={{ name: '资产管理', title: '一本账管清楚', subtitle: '盘点、点检、报废全程扫码', imageUrl: '' }}
    />
  ),
  Cascader: (root) => <Cascader {...framed(root)} label="所在地区" load={async () => []} />,
  CategoryTree: (root) => <CategoryTree {...root} categories={[{ id: '1', name: '标识应用', children: [] }]} />,
  Carousel: (root) => (
    <Carousel {...root} label="精选应用" slides={[{ id: 'one', label: '点检助手', content: '点检助手' }]} />
  ),
  Checkbox: (root) => <Checkbox {...framed(root)}>我已阅读并同意协议</Checkbox>,
  ClampText: (root) => <ClampText {...root}>面向商用健身房的交流跑步机</ClampText>,
  CodeAnatomy: (root) => <CodeAnatomy {...root} identifier={treadmill} variant="header" />,
  CodeText: (root) => <CodeText {...root} identifier={treadmill} />,
  DatePicker: (root) => <DatePicker {...framed(root)} label="付款日期" />,
  DateRangePicker: (root) => (
    <DateRangePicker {...framed(root)} label="统计时间" value={null} onValueChange={nothing} />
  ),
  DescriptionList: (root) => <DescriptionList {...root} items={[{ label: '产品型号', value: 'GT-6 Pro' }]} />,
  DotTexture: (root) => <DotTexture {...root} />,
  EmptyState: (root) => <EmptyState {...root} kind="noData" />,
  FactGrid: (root) => <FactGrid {...root} facts={[{ label: '企业前缀', value: '88.118.001', face: 'code' }]} />,
  FilterBar: (root) => (
    <FilterBar
      {...root}
      groups={[{ key: 'source', label: '应用来源', options: [{ value: 'own', label: '自研应用' }] }]}
    />
  ),
  FilterPanel: (root) => (
    <FilterPanel
      {...root}
      groups={[{ key: 'source', label: '应用来源', options: [{ value: 'own', label: '自研应用' }] }]}
    />
  ),
  FilterSummary: (root) => (
    <FilterSummary
      {...root}
      groups={[{ key: 'source', label: '应用来源', options: [{ value: 'own', label: '自研应用' }] }]}
      total={18}
    />
  ),
  FinderFrame: (root) => <FinderFrame {...root} />,
  Footer: (root) => (
    <Footer
      {...root}
      logo={<Illustration name="logo" ground="ink" alt="力码 LIMA" />}
      brandText="健身器材行业标识解析平台"
      phone="400-000-0000"
      hours="工作日 9:00-18:00"
      groups={[{ title: '网站导航', links: [{ label: '首页', href: '/home' }] }]}
      qrPictures={[{ label: '公众号', value: 'https://example.cn' }]}
      legal={['力码科技有限公司']}
      filing="鲁ICP备00000000号"
    />
  ),
  Header: (root) => (
    <Header
      {...root}
      logo={<Illustration name="logo" />}
      logoHref="/home"
      items={[{ label: '应用市场', href: '/application' }]}
      user={null}
      onLogin={nothing}
      onRegister={nothing}
      onLogout={nothing}
    />
  ),
  IdCardUpload: (root) => <IdCardUpload {...framed(root)} label="证件照片" onUpload={neverSent} />,
  Illustration: (root) => <Illustration {...root} name="treadmill" />,
  InlineAlert: (root) => <InlineAlert {...root}>购买前请先注册企业标识前缀</InlineAlert>,
  LicenceUpload: (root) => <LicenceUpload {...framed(root)} label="证照图片" onUpload={neverSent} />,
  Link: (root) => (
    <Link {...root} href="/home">
      首页
    </Link>
  ),
  LiveFigure: (root) => <LiveFigure {...root} label="标识注册量" value={12_846_390} ground="paper" />,
  LoadingBar: (root) => <LoadingBar {...root} loading={false} />,
  LookupBar: (root) => <LookupBar {...framed(root)} onLookup={nothing} />,
  NumberField: (root) => <NumberField {...framed(root)} label="份数" unit="份" />,
  Pagination: (root) => <Pagination {...root} total={18} />,
  NewsRow: (root) => (
    <NewsRow
      {...root}
      href="/news/detail/1"
      article={{
        title: '力量器械行业数据模板发布',
        time: '2026-04-28',
        category: '标准规范',
        summary: '',
      }}
    />
  ),
  MediaGallery: (root) => <MediaGallery {...root} label="图片与视频" items={[]} />,
  PasswordField: (root) => <PasswordField {...framed(root)} label="密码" purpose="current" />,
  PhaseFlow: (root) => <PhaseFlow {...root} phases={[{ title: '前期沟通', note: '约 1 周', steps: ['需求访谈'] }]} />,
  PriceTag: (root) => <PriceTag {...root} priceFen={280_000} per="year" />,
  ProductCard: (root) => <ProductCard {...root} product={app} />,
  ProductCardSkeleton: (root) => <ProductCardSkeleton {...root} />,
  ProductCardSlot: (root) => <ProductCardSlot {...root}>更多应用即将上线</ProductCardSlot>,
  Popover: (root) => (
    <Popover {...root} label="显示的列" trigger={<button type="button">显示的列</button>}>
      编码
    </Popover>
  ),
  QrCode: (root) => <QrCode {...root} value={treadmill} label="标识二维码" />,
  RadioGroup: (root) => <RadioGroup {...framed(root)} label="企业类型" options={[{ value: '4', label: '企业' }]} />,
  ResolvingCode: (root) => <ResolvingCode {...root} identifier={treadmill} />,
  RichText: (root) => <RichText {...root} html="<p>标识解析</p>" />,
  SceneIcon: (root) => <SceneIcon {...root} templateCode="traceability" />,
  SceneTabPanel: (root) => (
    <SceneTabs tabs={[tab]} value={tab.value} onValueChange={nothing} title="标识场景">
      <SceneTabPanel {...root} value={tab.value}>
        产品追溯
      </SceneTabPanel>
    </SceneTabs>
  ),
  SceneTabs: (root) => (
    <SceneTabs {...root} tabs={[tab]} value={tab.value} onValueChange={nothing} title="标识场景">
      <SceneTabPanel value={tab.value}>产品追溯</SceneTabPanel>
    </SceneTabs>
  ),
  SectionHead: (root) => <SectionHead {...root} index="01" label="标识解析" title="一次扫码" />,
  SectionNav: (root) => <SectionNav {...root} sections={[{ id: 'advantages', label: '产品优势' }]} />,
  Select: (root) => <Select {...framed(root)} label="证件类型" options={[{ value: '1', label: '营业执照' }]} />,
  SideMenu: (root) => (
    <SideMenu {...root} miniProgram="https://example.cn/mini" phone="400-000-0000" onContact={nothing} />
  ),
  Skeleton: (root) => <Skeleton {...root} lines={2} />,
  SolutionCard: (root) => (
    <SolutionCard
      {...root}
      href="/solution/4"
      solution={{ title: '产业链协同方案', subtitle: '订单、批次与交付按标识对齐', bannerUrl: '' }}
    />
  ),
  Spinner: (root) => <Spinner {...root} label="正在等待付款" />,
  StepFlow: (root) => <StepFlow {...root} steps={[{ title: '扫码' }, { title: '返回对象档案' }]} />,
  Stepper: (root) => <Stepper {...root} steps={[{ title: '填写并提交' }, { title: '审核中' }]} current={1} />,
  Statistic: (root) => <Statistic {...root} value="72%" label="年度盘点用时" trend="fall" />,
  StatusView: (root) => <StatusView {...root} kind="offline" />,
  StrengthMeter: (root) => <StrengthMeter {...root} level="medium" />,
  Table: (root) => (
    <Table
      {...root}
      caption="维修记录"
      columns={[{ key: 'order', head: '工单号', cell: (order: string) => order, face: 'code' }]}
      rows={['WX-2026-000318']}
      rowKey={(order) => order}
    />
  ),
  TableOfContents: (root) => <TableOfContents {...root} headings={[{ id: 'level', text: '编码到哪一级' }]} />,
  TabPanel: (root) => (
    <Tabs items={[{ value: 'energy', label: '能耗数据' }]} label="生产数据">
      <TabPanel {...root} value="energy">
        能耗数据
      </TabPanel>
    </Tabs>
  ),
  Tabs: (root) => (
    <Tabs {...root} items={[{ value: 'energy', label: '能耗数据' }]} label="生产数据">
      <TabPanel value="energy">能耗数据</TabPanel>
    </Tabs>
  ),
  Tag: (root) => <Tag {...root}>自研</Tag>,
  TextArea: (root) => <TextArea {...framed(root)} label="咨询内容" limit={300} />,
  TextField: (root) => <TextField {...framed(root)} label="企业名称" />,
  ThemeScope: (root) => (
    <ThemeScope {...root} theme={lightTheme}>
      另一个品牌
    </ThemeScope>
  ),
  Timeline: (root) => (
    <Timeline {...root} entries={[{ id: 'one', time: '2026-05-06 09:12', title: '下线', text: '总装三线' }]} />
  ),
  CodeField: (root) => <CodeField {...framed(root)} label="验证码" />,
  Countdown: (root) => <Countdown {...root} until={0} label="剩余时间" />,
  SendCodeButton: (root) => <SendCodeButton {...root} onSend={() => Promise.resolve({ ok: true })} />,
  SliderCaptcha: (root) => (
    <SliderCaptcha
      {...framed(root)}
      challenge={null}
      onSubmit={() => Promise.resolve({ ok: false })}
      onProof={nothing}
      onRefresh={nothing}
    />
  ),
  Tooltip: (root) => (
    <Tooltip {...root} text="发出召回通知">
      <button type="button">召回</button>
    </Tooltip>
  ),
  VideoPlayer: (root) => <VideoPlayer {...root} film={{ src: '/film.webm', title: '产线赋码演示' }} />,
  VisuallyHidden: (root) => <VisuallyHidden {...root}>共 12 条</VisuallyHidden>,
  VoucherUpload: (root) => <VoucherUpload {...framed(root)} label="付款凭证" onUpload={neverSent} />,
  Avatar: (root) => <Avatar {...root} name="陈立群" />,
  AvatarGroup: (root) => <AvatarGroup {...root} label="协作成员" people={[{ id: '1', name: '陈立群' }]} />,
  Badge: (root) => <Badge {...root} count={3} label="3 条未读" />,
  Progress: (root) => <Progress {...root} label="正在导入标识" value={0.42} />,
  Result: (root) => <Result {...root} kind="success" title="付款信息已提交" />,
  Switch: (root) => <Switch {...framed(root)} label="接收召回通知" />,
  Accordion: (root) => (
    <Accordion {...root} items={[{ value: 'time', title: '申请需要多久？', content: '一般需要 3 个工作日。' }]} />
  ),
  Container: (root) => <Container {...root}>标识解析</Container>,
  DropdownMenu: (root) => (
    <DropdownMenu
      {...root}
      trigger={<button type="button">更多操作</button>}
      items={[
        { value: 'print', label: '打印标签' },
        { kind: 'submenu', value: 'export', label: '导出', items: [{ value: 'csv', label: 'CSV 文件' }] },
      ]}
    />
  ),
  FormLayout: (root) => (
    <FormLayout {...root} actions={<button type="submit">提交</button>}>
      企业名称
    </FormLayout>
  ),
  Grid: (root) => (
    <Grid {...root} minWidth={240}>
      点检助手
    </Grid>
  ),
  Stack: (root) => <Stack {...root}>点检助手</Stack>,
  FileUpload: (root) => <FileUpload {...framed(root)} label="质检报告" onUpload={neverSent} />,
  Tree: (root) => <Tree {...root} label="门店与区域" nodes={[{ id: 'people', label: '人民路店' }]} />,
  Combobox: (root) => (
    <Combobox {...framed(root)} label="生产企业" options={[{ value: '001', label: '山东泰岳健身器材有限公司' }]} />
  ),
  Slider: (root) => <Slider {...framed(root)} label="抽检比例" unit="%" />,
  TimePicker: (root) => <TimePicker {...framed(root)} label="到场时间" />,
};

/** Landmarks must be unique on a page, so they are shown apart from the rest. */
export const landmarks = ['Header', 'Footer', 'SideMenu', 'Breadcrumb', 'SceneTabPanel'];

/** Exported components without a root element, or with one only after hydration. */
export const withoutRoot = [
  'AssetProvider',
  'ClockProvider',
  'ConfirmDialog',
  'Dialog',
  'LinkProvider',
  'LocaleProvider',
  'NotificationProvider',
  'SidePanel',
  'ThemeProvider',
  'ToastProvider',
];
