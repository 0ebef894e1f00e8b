import { describe, expect, it } from 'vitest';
import { graphOfJoins, joinFrom, routeText } from '../testing/paths';
import { fansOut, findRoutes, multiplies } from './findRoutes';

const clientOf = (slug: string) =>
  joinFrom(`${slug}/Client Id`, 'profile/Client Id', { closeness: 'client', status: 'stated' });
const visitOf = (slug: string) =>
  joinFrom(`${slug}/Visit Id`, 'visit/Visit Id', { closeness: 'visit' });
const staffOf = (slug: string, role = '') =>
  joinFrom(`${slug}/${role ? `${role} ` : ''}Staff Id`, 'staff/Staff Id', {
    closeness: 'lookup',
    role,
  });

/** The routes between two entities, best first, behind the kind of answer. */
function found(from: string, to: string, ...graph: Parameters<typeof graphOfJoins>): string[] {
  const { kind, routes } = findRoutes(graphOfJoins(...graph), from, to);
  return [kind, ...routes.map(routeText)];
}

describe('what means most comes first', () => {
  it('a thing of their own before the visit, though both are one step away', () => {
    const joins = [
      visitOf('a'),
      visitOf('b'),
      joinFrom('a/Claim Id', 'claim/Claim Id'),
      joinFrom('b/Claim Id', 'claim/Claim Id'),
    ];
    expect(found('a', 'b', joins)).toEqual([
      'route',
      'a Claim Id = Claim Id claim Claim Id = Claim Id b',
      'a Visit Id = Visit Id visit Visit Id = Visit Id b',
    ]);
  });

  it('the visit before the plan, and the plan before an episode that is in no file', () => {
    const planOf = (slug: string) =>
      joinFrom(`${slug}/Plan Id`, 'plan/Plan Id', { closeness: 'plan' });
    const plans = ['a', 'b'].map(planOf);
    const visits = ['a', 'b'].map(visitOf);
    const visitFirst = found('a', 'b', [...plans, ...visits]);
    expect(visitFirst[1]).toContain('visit');
    expect(visitFirst[2]).toContain('plan');
    // One step by the episode costs less than two by the plan.
    const episodes = { 'Episode Id': ['a/Episode Id', 'b/Episode Id', 'a/Later Episode Id'] };
    expect(found('a', 'b', plans, episodes)).toEqual(['route', 'a Episode Id = Episode Id b']);
    const [shared] = findRoutes(graphOfJoins(plans, episodes), 'a', 'b').routes;
    expect(shared?.hops).toMatchObject([
      {
        link: { identifier: 'Episode Id', status: 'inferred', basis: 'The name.', with: [] },
        alternatives: [],
      },
    ]);
    expect(shared && fansOut(shared)).toBe(true);
  });

  it('three steps through things before one through the client', () => {
    const joins = [
      ...['a', 'b', 'c', 'd'].map(clientOf),
      joinFrom('a/B Id', 'b/B Id'),
      joinFrom('b/C Id', 'c/C Id'),
      joinFrom('c/D Id', 'd/D Id'),
    ];
    expect(found('a', 'd', joins)).toEqual([
      'route',
      'a B Id = B Id b C Id = C Id c D Id = D Id d',
    ]);
  });

  it('a chain of what refers to what before a route that turns', () => {
    const joins = [
      joinFrom('line/A Id', 'a/A Id'),
      joinFrom('line/B Id', 'b/B Id'),
      joinFrom('part/A Id', 'a/A Id'),
      joinFrom('b/Part Id', 'part/Part Id'),
    ];
    expect(found('a', 'b', joins).slice(1)).toEqual([
      'a A Id = A Id part Part Id = Part Id b',
      'a A Id = A Id line B Id = B Id b',
    ]);
  });

  it('of two routes alike the one through what more files refer to', () => {
    const joins = [
      joinFrom('a/Rare Id', 'rare/Rare Id'),
      joinFrom('b/Rare Id', 'rare/Rare Id'),
      joinFrom('a/Common Id', 'common/Common Id'),
      joinFrom('b/Common Id', 'common/Common Id'),
      joinFrom('c/Common Id', 'common/Common Id'),
    ];
    expect(found('a', 'b', joins)[1]).toContain('common');
  });

  it('at most three, and no detour that costs as much as one step more than another', () => {
    const by = (slug: string) => [
      joinFrom(`a/${slug} Id`, `${slug}/${slug} Id`),
      joinFrom(`${slug}/B Id`, 'b/B Id'),
    ];
    const against = [joinFrom('b/W Id', 'w/W Id'), joinFrom('w/A Id', 'a/A Id')];
    expect(found('a', 'b', [joinFrom('a/B Id', 'b/B Id'), ...by('x'), ...against])).toEqual([
      'route',
      'a B Id = B Id b',
      'a x Id = x Id x B Id = B Id b',
    ]);
    expect(found('a', 'b', ['p', 'q', 'r', 's'].flatMap(by))).toHaveLength(1 + 3);
  });

  it('the plain field before one in a role beside it; a role alone costs nothing', () => {
    const former = joinFrom('a/Former Plan Id', 'plan/Plan Id', {
      role: 'Former',
      identifier: 'Plan Id',
    });
    const plain = joinFrom('a/Plan Id', 'plan/Plan Id', { identifier: 'Plan Id' });
    const { routes } = findRoutes(graphOfJoins([former, plain]), 'a', 'plan');
    expect(routes.map(routeText)).toEqual(['a Plan Id = Plan Id plan']);
    const [hop] = routes[0]?.hops ?? [];
    expect(hop?.alternatives.map(({ from }) => from.fieldName)).toEqual(['Former Plan Id']);
    const alone = findRoutes(graphOfJoins([former]), 'a', 'plan').routes[0];
    expect(alone?.cost).toBe(routes[0]?.cost);
    const beside = joinFrom('a/Old Plan Id', 'plan/Plan Id', { with: ['Visit Id'] });
    expect(found('a', 'plan', [beside, plain])[1]).toBe('a Plan Id = Plan Id plan');
  });
});

describe('the client', () => {
  it('is said plainly where nothing closer is documented', () => {
    const { kind, routes } = findRoutes(graphOfJoins(['a', 'b'].map(clientOf)), 'a', 'b');
    expect([kind, ...routes.map(routeText)]).toEqual(['client', 'a Client Id = Client Id b']);
    expect(routes.map(fansOut)).toEqual([true]);
    const basis = 'Both records carry the number of the client.';
    expect(routes[0]?.hops).toMatchObject([
      { link: { status: 'inferred', basis }, alternatives: [] },
    ]);
  });

  it('stands behind a route that turns back twice', () => {
    const joins = [
      ...['a', 'b', 'c', 'd'].map(clientOf),
      joinFrom('a/B Id', 'b/B Id'),
      joinFrom('c/B Id', 'b/B Id'),
      joinFrom('c/D Id', 'd/D Id'),
    ];
    expect(found('a', 'd', joins)).toEqual([
      'route',
      'a B Id = B Id b B Id = B Id c D Id = D Id d',
      'a Client Id = Client Id d',
    ]);
  });

  it('is the one of the record, not one in a role beside it', () => {
    const payer = joinFrom('a/Paying Client Id', 'profile/Client Id', {
      closeness: 'client',
      role: 'Paying',
    });
    const joins = [payer, ...['a', 'b'].map(clientOf)];
    expect(found('a', 'b', joins)).toEqual(['client', 'a Client Id = Client Id b']);
  });

  it('is no route to what has none', () => {
    expect(found('a', 'b', [clientOf('a'), staffOf('b')])).toEqual(['none']);
  });

  it('is itself reached as the end', () => {
    expect(found('a', 'profile', [clientOf('a')])).toEqual([
      'route',
      'a Client Id = Client Id profile',
    ]);
  });
});

describe('what is no route', () => {
  it('through a list that many share', () => {
    expect(
      found(
        'a',
        'b',
        ['a', 'b'].map((slug) => staffOf(slug)),
      ),
    ).toEqual(['none']);
    expect(found('a', 'b', [], { 'Type Id': ['a/Type Id', 'b/Type Id'] })).toEqual(['none']);
    const two = { 'Episode Id': ['a/Episode Id'], 'Batch Id': ['b/Batch Id'] };
    expect(found('a', 'b', [], two)).toEqual(['none']);
  });

  it('by who entered a record on the route, while who entered the own record counts', () => {
    const joins = [joinFrom('a/B Id', 'b/B Id'), staffOf('b', 'Created By')];
    expect(found('a', 'staff', joins)).toEqual(['none']);
    expect(found('b', 'staff', joins)).toEqual(['route', 'b Created By Staff Id = Staff Id staff']);
    expect(found('a', 'staff', [...joins, staffOf('b')])[1]).toContain('b Staff Id');
    expect(found('a', 'staff', [joins[0]!, staffOf('b', 'By Phone')])[0]).toBe('route');
  });

  it('through one record that belongs to one thing or another', () => {
    const areaOf = (value: string) =>
      joinFrom('file/Area Id', `${value}/${value} Id`, { when: { fieldName: 'Area', value } });
    const joins = [areaOf('visit'), areaOf('lab')];
    expect(found('visit', 'lab', joins)).toEqual(['none']);
    expect(found('file', 'lab', joins)).toEqual(['route', 'file Area Id = lab Id lab']);
  });

  it('through a person in two different roles', () => {
    const personOf = (slug: string, role: string, closeness: 'person' | 'plan' = 'person') =>
      joinFrom(`${slug}/${role} Person Id`, 'person/Person Id', { closeness, role });
    const meeting = (role: string) => [personOf('a', 'Guarantor'), personOf('b', role)];
    expect(found('a', 'b', meeting('Relative'))).toEqual(['none']);
    expect(found('a', 'b', meeting('Guarantor'))[0]).toBe('route');
    const plans = [personOf('a', 'Old', 'plan'), personOf('b', 'New', 'plan')];
    expect(found('a', 'b', plans)[0]).toBe('route');
  });

  it('of more than three steps', () => {
    const chain = ['b', 'c', 'd', 'e'].map((next, at) =>
      joinFrom(`${'abcd'[at]}/${next} Id`, `${next}/${next} Id`),
    );
    expect(found('a', 'd', chain)[0]).toBe('route');
    expect(found('a', 'e', chain)).toEqual(['none']);
  });

  it('and a join that must not be followed hides no other between the same two', () => {
    const joins = [
      joinFrom('a/Part Id', 'b/Part Id', { with: ['Visit Id'] }),
      joinFrom('a/Other Id', 'c/Other Id'),
    ];
    const homeless = { 'Group Id': ['b/Group Id', 'a/Group Id'] };
    expect(found('b', 'a', joins, homeless)).toEqual(['route', 'b Part Id = Part Id a']);
  });
});

describe('how records multiply', () => {
  const graph = graphOfJoins([
    joinFrom('line/Bill Id', 'bill/Bill Id'),
    joinFrom('line/Payment Id', 'payment/Payment Id'),
    joinFrom('reminder/Bill Id', 'bill/Bill Id'),
    joinFrom('a/Group Id', 'b/Group Id', { cardinality: 'many-to-many' }),
  ]);

  it.each([
    ['not from a reference to what it names', 'line', 'bill', false, false],
    ['from a thing to what refers to it', 'bill', 'line', true, false],
    ['many with many, where two that refer to one thing meet', 'line', 'reminder', true, true],
    ['many with many, where one thing refers to both', 'bill', 'payment', true, true],
    ['many with many, where a number repeats on both sides', 'a', 'b', true, true],
  ])('%s', (_, from, to, ...does) => {
    const [route] = findRoutes(graph, from, to).routes;
    expect([multiplies(route!), fansOut(route!)]).toEqual(does);
  });
});
