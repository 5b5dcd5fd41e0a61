import { beforeEach, describe, expect, it } from 'vitest';
import { forgetKey, isOwnKey, seatKey } from '../src/lib/seatkey';
import { keepTable, keptTable } from '../src/lib/tables';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the secret of a seat', () => {
  it('is that of the link, for this tab, and the kept one in another', () => {
    keepTable('t', { token: 'kept', you: [0] });
    expect(seatKey('t', 'linked')).toBe('linked');
    expect(seatKey('t', null)).toBe('linked');
    sessionStorage.clear();
    expect(seatKey('t', null)).toBe('kept');
    expect(seatKey('other', null)).toBeNull();
  });

  it('is not kept before the table knows it', () => {
    seatKey('t', 'linked');
    expect(keptTable('t')).toBeUndefined();
    expect(isOwnKey('t', 'linked', [1])).toBe(true);
  });

  it('takes the place of an older one of the same seat, and not of one of another seat', () => {
    keepTable('t', { token: 'kept', you: [0] });
    expect(isOwnKey('t', 'kept', [0])).toBe(true);
    expect(isOwnKey('t', 'renewed', [0])).toBe(true);
    expect(isOwnKey('t', "a friend's", [1])).toBe(false);
    expect(isOwnKey('t', null, [])).toBe(false);
  });

  it('is forgotten everywhere when the table does not know it, and a good one stays', () => {
    keepTable('t', { token: 'good', you: [0] });
    seatKey('t', 'bad');
    forgetKey('t', 'bad');
    expect(seatKey('t', null)).toBe('good');
    forgetKey('t', 'good');
    expect(seatKey('t', null)).toBeNull();
    expect(keptTable('t')?.you).toEqual([]);
  });
});
