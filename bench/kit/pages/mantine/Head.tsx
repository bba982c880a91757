import { Anchor, Burger, Button, Drawer, Group } from '@mantine/core';
import { useState } from 'react';
import { logo, navigation, words } from '../../content/content.ts';

export function Head() {
  const [open, setOpen] = useState(false);
  const links = navigation.map(({ label, href, active }) => (
    <Anchor
      key={href}
      href={href}
      c={active ? undefined : 'dark'}
      underline="never"
      aria-current={active ? 'page' : undefined}
    >
      {label}
    </Anchor>
  ));
  return (
    <header className="head row between">
      <a href="#home">
        <img {...logo} alt={logo.alt} />
      </a>
      <Group component="nav" visibleFrom="sm">
        {links}
      </Group>
      <Group gap="sm" visibleFrom="sm">
        <Button variant="subtle" size="xs">
          {words.login}
        </Button>
        <Button size="xs">{words.register}</Button>
      </Group>
      <Burger opened={open} onClick={() => setOpen(!open)} hiddenFrom="sm" aria-label={words.menu} />
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        title={words.menu}
        closeButtonProps={{ 'aria-label': words.close }}
        hiddenFrom="sm"
      >
        <div className="stack">{links}</div>
      </Drawer>
    </header>
  );
}
