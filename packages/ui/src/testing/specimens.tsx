import type { SceneTab } from '@lima-id/domain';
import type { CSSProperties, ReactElement } from 'react';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ClampText,
  CodeAnatomy,
  CodeText,
  DescriptionList,
  DotTexture,
  EmptyState,
  FactGrid,
  FinderFrame,
  Footer,
  Header,
  Illustration,
  Link,
  LiveFigure,
  LookupBar,
  PasswordField,
  QrCode,
  RadioGroup,
  ResolvingCode,
  SceneIcon,
  SceneTabPanel,
  SceneTabs,
  SectionHead,
  SideMenu,
  Skeleton,
  Spinner,
  StrengthMeter,
  Tag,
  TextArea,
  TextField,
  Timeline,
  VisuallyHidden,
} from '../index.ts';

/** What every component must pass to its root element. */
export interface RootProps {
  className: string;
  style: CSSProperties;
  'data-given': string;
  ref: (element: Element | null) => void;
}

const nothing = () => undefined;
const treadmill = '88.118.001/GT-2026-000123';
const tab: SceneTab = {
  value: 'scene-0',
  label: '产品追溯',
  templateCode: '0',
  icon: '',
  count: 12,
  needsVerification: false,
};

/** One use of every component that has a root element of its own, by name. */
export const specimens: Record<string, (root: RootProps) => ReactElement> = {
  Breadcrumb: (root) => <Breadcrumb {...root} items={[{ label: '标识解析', href: '/home' }, { label: '查询结果' }]} />,
  Button: (root) => <Button {...root}>提交申请</Button>,
  ButtonLink: (root) => (
    <ButtonLink {...root} href="/identification">
      申请标识前缀
    </ButtonLink>
  ),
  Card: (root) => <Card {...root}>点检助手</Card>,
  Checkbox: (root) => <Checkbox {...root}>我已阅读并同意协议</Checkbox>,
  ClampText: (root) => <ClampText {...root}>面向商用健身房的交流跑步机</ClampText>,
  CodeAnatomy: (root) => <CodeAnatomy {...root} identifier={treadmill} size="header" />,
  CodeText: (root) => <CodeText {...root} identifier={treadmill} />,
  DescriptionList: (root) => <DescriptionList {...root} items={[{ label: '产品型号', value: 'GT-6 Pro' }]} />,
  DotTexture: (root) => <DotTexture {...root} />,
  EmptyState: (root) => <EmptyState {...root} kind="noData" />,
  FactGrid: (root) => <FactGrid {...root} facts={[{ label: '企业前缀', value: '88.118.001', face: 'code' }]} />,
  FinderFrame: (root) => <FinderFrame {...root} />,
  Footer: (root) => (
    <Footer
      {...root}
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
      logoHref="/home"
      items={[{ label: '应用市场', href: '/application' }]}
      user={null}
      onLogin={nothing}
      onRegister={nothing}
      onLogout={nothing}
    />
  ),
  Illustration: (root) => <Illustration {...root} name="treadmill" />,
  Link: (root) => (
    <Link {...root} href="/home">
      首页
    </Link>
  ),
  LiveFigure: (root) => <LiveFigure {...root} label="标识注册量" value={12_846_390} ground="paper" />,
  LookupBar: (root) => <LookupBar {...root} onLookup={nothing} />,
  PasswordField: (root) => <PasswordField {...root} label="密码" purpose="current" />,
  QrCode: (root) => <QrCode {...root} value={treadmill} label="标识二维码" />,
  RadioGroup: (root) => <RadioGroup {...root} label="企业类型" options={[{ value: '4', label: '企业' }]} />,
  ResolvingCode: (root) => <ResolvingCode {...root} identifier={treadmill} />,
  SceneIcon: (root) => <SceneIcon {...root} templateCode="0" />,
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
  SideMenu: (root) => (
    <SideMenu {...root} miniProgram="https://example.cn/mini" phone="400-000-0000" onContact={nothing} />
  ),
  Skeleton: (root) => <Skeleton {...root} lines={2} />,
  Spinner: (root) => <Spinner {...root} label="正在等待付款" />,
  StrengthMeter: (root) => <StrengthMeter {...root} level="medium" />,
  Tag: (root) => <Tag {...root}>自研</Tag>,
  TextArea: (root) => <TextArea {...root} label="咨询内容" limit={300} />,
  TextField: (root) => <TextField {...root} label="企业名称" />,
  Timeline: (root) => (
    <Timeline {...root} entries={[{ id: 'one', time: '2026-05-06 09:12', title: '下线', text: '总装三线' }]} />
  ),
  VisuallyHidden: (root) => <VisuallyHidden {...root}>共 12 条</VisuallyHidden>,
};

/** Exported components that render no element of their own, or only after the page is alive. */
export const withoutRoot = [
  'AssetProvider',
  'Dialog',
  'LinkProvider',
  'LocaleProvider',
  'ThemeProvider',
  'ToastProvider',
];
