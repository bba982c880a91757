import type { LoginReply } from '@lima-id/api';
import { accountMessages } from '@lima-id/domain';
import { Link, useToast } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { announce } from '../../shared/notice/announced.ts';
import { beginSession } from '../../shared/session/session.ts';
import { bringsConsole, openTab } from './consoleTab.ts';

/** Milliseconds that the notice of a login stays: the page that follows tells the same. */
const loginNoticeMs = 1_000;

/** What follows a login that succeeded. The page leads on by itself, since somebody is logged in then. */
export function useEnter(): (reply: LoginReply) => void {
  const toast = useToast();
  return (reply) => {
    if (bringsConsole(reply.userInfo) && !openTab(brand.links.console)) {
      announce({
        tone: 'warning',
        title: '企业控制台未能自动打开',
        text: (
          <>
            浏览器拦截了新窗口，请点击
            <Link href={brand.links.console} external>
              打开企业控制台
            </Link>
          </>
        ),
        stays: true,
      });
    }
    toast.show({ tone: 'success', text: accountMessages.loginDone, stayMs: loginNoticeMs });
    beginSession(reply);
  };
}
