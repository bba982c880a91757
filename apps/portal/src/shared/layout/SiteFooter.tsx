import { pages } from '@lima-id/api';
import { productAddress } from '@lima-id/domain';
import { Footer, Illustration } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { useFirstProducts } from '../market/useFirstProducts.ts';
import { LargeModeSwitch } from '../mode/LargeModeSwitch.tsx';
import { useNearView } from '../page/useNearView.ts';
import { footerSolutions, navigation } from './navigation.ts';
import { securityFilingOf } from './securityFiling.ts';

const sites = [
  ...navigation
    .filter((entry) => entry.external !== true && entry.href !== '/cooperation_case')
    .map(({ label, href }) => ({ label, href })),
  { label: '查询工单', href: pages.workOrder.path },
];
const friends = brand.links.friends.map((link) => ({ ...link, external: true }));
const allProducts = [{ label: '更多产品', href: '/application/list' }];

/** The footer of every page; the recommended products are the first of the market. */
export function SiteFooter() {
  const { place, near } = useNearView<HTMLElement>();
  const { products } = useFirstProducts(near);
  const productLinks = products?.length
    ? products.map((product) => ({ label: product.name, href: productAddress(product.id) }))
    : allProducts;
  return (
    <Footer
      ref={place}
      logo={<Illustration name="logo" ground="ink" loading="lazy" alt={`${brand.name} ${brand.latinName}`} />}
      brandText={brand.tagline}
      phone={brand.phone}
      hours={brand.hours}
      groups={[
        { title: '网站导航', links: sites },
        { title: '推荐产品', links: productLinks },
        { title: '解决方案', links: [...footerSolutions] },
        { title: '友情链接', links: friends },
      ]}
      qrPictures={[
        { label: '微信公众号', value: brand.qr.officialAccount },
        { label: '扫码小程序', value: brand.qr.miniProgram },
      ]}
      legal={[{ label: brand.legalName, href: '/introduce' }, brand.postalAddress, brand.email]}
      filing={brand.filingNumber}
      filingHref={brand.links.filing}
      securityFiling={securityFilingOf(brand)}
      contactHref="/contact"
      action={<LargeModeSwitch />}
    />
  );
}
