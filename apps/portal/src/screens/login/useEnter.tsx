import type { LoginReply } from '@lima-id/api';
import { accountMessages } from '@lima-id/domain';
import { Link, useToast } from '@lima-id/ui';
import { consoleHome } from '../../shared/console/consoleHome.ts';
import { announce } from '../../shared/notice/announced.ts';
import { openTab } from '../../shared/page/openTab.ts';
import { beginSession } from '../../shared/session/session.ts';
import { bringsConsole } from './consoleTab.ts';

/** Duration of the login notification in milliseconds: the next page says the same. */
const loginNoticeMs = 1_000;

/** What follows a successful login. The page redirects automatically, since the user is logged in then. */
export function useEnter(): (reply: LoginReply) => void {
  const toast = useToast();
  return (reply) => {
    if (bringsConsole(reply.userInfo) && !openTab(consoleHome)) {
      announce({
        tone: 'warning',
        title: '企业控制台未能自动打开',
        text: (
          <>
            <span>浏览器拦截了新窗口，请点击</span>
            <Link href={consoleHome} external>
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
