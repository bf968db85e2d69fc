import { CircleAlert, LogOut, Mail, Phone } from 'lucide-react';
import type { User } from '#openapi/schemas.ts';
import { initialsOf } from '#rules/initials.ts';
import { displayPhone } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dashboardWording as wording } from '#wording/dashboard.ts';

const card = css({ gap: '3', '&&': { px: { base: '4', md: '5' }, py: '3.5' } });
// The logout is beside the name; where both do not fit, below it.
const row = wrap({ align: 'center', columnGap: '3.5', rowGap: '0.5' });
const circle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '12',
  h: '12',
  borderRadius: 'pill',
  bg: 'primary',
  color: 'onPrimary',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: 'h4',
  _forcedColors: { border: '[2px solid CanvasText]' },
});
const texts = grid({ flex: '[1 1 min(6.5rem, 30vw)]', gap: '0', minW: '0' });
const name = css({ textStyle: 'h4', overflowWrap: 'anywhere' });
const contacts = wrap({
  columnGap: '5',
  rowGap: '0',
  color: 'muted',
  textStyle: 'small',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5', overflowWrap: 'anywhere' },
  '& svg': { w: '4', h: '4', flexShrink: '0', display: { base: 'none', md: 'block' } },
});
const logout = css({ marginInlineEnd: '-2', '& svg': { display: { base: 'none', sm: 'block' } } });
const trouble = grid({
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  borderRadius: 'md',
  bg: 'ochreSoft',
  '& > svg': { w: '5', h: '5' },
  '& > button': { gridColumn: { base: '2', sm: '3' }, justifySelf: 'start' },
});

type AccountHeadProps = {
  user: User | null;
  reading: boolean;
  failed: boolean;
  onRetry: () => void;
  onLogout: () => void;
};

/** The customer's name, and the logout button (specification §2 "Dashboard"). */
export function AccountHead({ user, reading, failed, onRetry, onLogout }: AccountHeadProps) {
  return (
    <section className={cx(cardStyle(), card)} aria-label={wording.holder}>
      <div className={row}>
        <span className={circle} aria-hidden="true">
          {initialsOf(user?.first_name, user?.last_name)}
        </span>
        <div className={texts}>{user === null ? reading && <Reading /> : <Known user={user} />}</div>
        <div className={logout}>
          <Button variant="quiet" size="compact" onClick={onLogout}>
            <LogOut aria-hidden="true" />
            {wording.logout}
          </Button>
        </div>
      </div>
      {failed && (
        <div className={trouble} role="status">
          <CircleAlert aria-hidden="true" />
          <p>{wording.userFailed.text}</p>
          <Button variant="secondary" size="compact" onClick={onRetry}>
            {wording.userFailed.retry}
          </Button>
        </div>
      )}
    </section>
  );
}

function Known({ user: { first_name, last_name, email, numero_telephone } }: { user: User }) {
  return (
    <>
      <p className={name}>
        <bdi>{first_name}</bdi> <bdi>{last_name}</bdi>
      </p>
      <div className={contacts}>
        <span>
          <Mail aria-hidden="true" />
          <VisuallyHidden>{wording.email}</VisuallyHidden>
          <bdi>{email}</bdi>
        </span>
        <span>
          <Phone aria-hidden="true" />
          <VisuallyHidden>{wording.phone}</VisuallyHidden>
          <bdi>{numero_telephone ? displayPhone(numero_telephone) : wording.noPhone}</bdi>
        </span>
      </div>
    </>
  );
}

const Reading = () => (
  <>
    <VisuallyHidden>{wording.userLoading}</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton shape="short" />
  </>
);
