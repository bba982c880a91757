import { Link } from '@lima-id/ui';

/** The page on which both texts stand. */
const textsPage = '/develop_document';

/** The two texts that a visitor agrees to. They open beside the page, so that nothing typed is lost. */
export function Agreements() {
  return (
    <>
      <Link href={textsPage} external>
        《用户服务协议》
      </Link>
      与
      <Link href={textsPage} external>
        《隐私政策》
      </Link>
    </>
  );
}
