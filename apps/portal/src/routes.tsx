import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { loadGateway } from './shared/api/ask.ts';
import { BareLayout } from './shared/layout/BareLayout.tsx';
import { SiteLayout } from './shared/layout/SiteLayout.tsx';
import { lazyScreen } from './shared/page/lazyScreen.tsx';
import { ScreenBoundary } from './shared/page/ScreenBoundary.tsx';

const HomeScreen = lazyScreen(() => import('./screens/home/HomeScreen.tsx'));
const UnknownPathScreen = lazyScreen(() => import('./screens/home/UnknownPathScreen.tsx'));
const UpcomingScreen = lazyScreen(() => import('./screens/upcoming/UpcomingScreen.tsx'));
const LoginScreen = lazyScreen(() => import('./screens/login/LoginScreen.tsx'));
const SettingsScreen = lazyScreen(() => import('./screens/settings/SettingsScreen.tsx'));
const EquipmentScreen = lazyScreen(() => import('./screens/equipment/EquipmentScreen.tsx'));
const IdentifierScreen = lazyScreen(() => {
  void loadGateway().catch(() => undefined);
  return import('./screens/identifier/IdentifierScreen.tsx');
});

/** A page that has its address and name, and opens later. */
function upcoming(path: string, title: string): RouteObject {
  return { path, element: <UpcomingScreen title={title} /> };
}

/** The portal's own address: the home page, with what the visit carries. */
function Start() {
  const { state } = useLocation();
  return <Navigate to="/home" replace state={state} />;
}

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <ScreenBoundary>
        <BareLayout>
          <LoginScreen />
        </BareLayout>
      </ScreenBoundary>
    ),
  },
  {
    element: (
      <ScreenBoundary>
        <SiteLayout />
      </ScreenBoundary>
    ),
    children: [
      { path: '/', element: <Start /> },
      { path: '/home', element: <HomeScreen /> },
      { path: '/product_scene', element: <IdentifierScreen /> },
      upcoming('/special', '专题'),
      upcoming('/smartexpo', '智慧展会'),
      upcoming('/solution', '解决方案'),
      upcoming('/solution/:id', '解决方案详情'),
      upcoming('/identification', '企业标识前缀注册申请'),
      upcoming('/introduce', '企业介绍'),
      upcoming('/develop_document', '文档与接口'),
      upcoming('/application', '应用市场'),
      upcoming('/application/list', '应用列表'),
      upcoming('/application/list/detail/:id', '应用详情'),
      upcoming('/application/detail/:id', '应用详情'),
      upcoming('/application/confirmOrder', '确认订单'),
      upcoming('/application/payment', '订单支付'),
      upcoming('/application/payResult', '支付结果'),
      upcoming('/application/:id', '产品与方案目录'),
      upcoming('/news', '行业资讯'),
      upcoming('/news/detail/:id', '资讯详情'),
      { path: '/personal_update', element: <SettingsScreen /> },
      upcoming('/cooperation_case', '案例中心'),
      upcoming('/cooperation_case/detail/:id', '案例详情'),
      upcoming('/new_identification', '标识解析'),
      upcoming('/ecology', '生态合作'),
      upcoming('/apporder', '订购应用'),
      upcoming('/success', '支付成功'),
      { path: '/equipment/detail', element: <EquipmentScreen /> },
      upcoming('/contact', '联系我们'),
      { path: '*', element: <UnknownPathScreen /> },
    ],
  },
];
