import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { listenRefusal, requireAddress } from './requireAddress.ts';

const host = '127.0.0.1';

describe('requireAddress', () => {
  it('refuses a port with a listener, and leaves one without to the gateway', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(requireAddress({ port, host })).rejects.toEqual(
      new StartRefusal(`端口 ${port} 已被其他程序占用，请停止那个程序，或用 PORT 指定另一个端口。`),
    );
    await new Promise((resolve) => other.close(resolve));
    await requireAddress({ port, host });
    await new Promise<void>((resolve) => other.listen(port, host, resolve));
    await new Promise((resolve) => other.close(resolve));
  });

  it('refuses an address that is not of this machine', async () => {
    await expect(requireAddress({ port: 0, host: '192.0.2.1' })).rejects.toEqual(
      new StartRefusal('无法监听地址 192.0.2.1，请用 HOST 指定本机的地址。'),
    );
  });
});

describe('listenRefusal', () => {
  it('says what to do about a port that needs permission, and passes other errors on', () => {
    const denied = Object.assign(new Error('listen'), { code: 'EACCES' });
    expect(listenRefusal({ port: 80, host }, denied)).toEqual(
      new StartRefusal('没有权限监听端口 80，请用 PORT 指定 1024 以上的端口。'),
    );
    const other = new Error('listen');
    expect(listenRefusal({ port: 80, host }, other)).toBe(other);
  });
});
