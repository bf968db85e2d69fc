/**
 * What the interactions ask of the provider beforehand: the name of each state with its parameters. What each of them has
 * to return is written in README.md.
 */
export type State = {
  'animals are on sale': undefined;
  'an animal is on sale': undefined;
  'an animal without pictures, promotion or size is on sale': undefined;
  'nothing is asked beforehand': undefined;
  'a customer has an account': undefined;
  'a customer has an account with two-factor': undefined;
  'a customer has not activated the account': undefined;
  'a customer waits for the code of a two-factor login': undefined;
  'a customer holds a refresh token': undefined;
  'a customer is signed in': undefined;
  'a customer is signed in and an animal is on sale': { stock: number };
  'a customer’s cart holds one animal': { stock: number; price: number };
  'a customer’s cart holds an animal that has been sold since': undefined;
  'a customer has ordered under a key': {
    key: string;
    price: number;
    body: Record<string, string | boolean | number>;
  };
  'a customer has an order': { payment: 'waiting' | 'paid' | 'cancelled' };
  'another customer has an order': undefined;
  'an e-mail and a phone number are free': undefined;
  'an e-mail is taken': undefined;
  'an account waits for its activation': undefined;
  'a customer has asked for a new password': undefined;
};

/** Values that a state returns, by name; requests take them up. */
export type StateValues = Record<string, string>;
