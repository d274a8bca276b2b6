### The names of cards of Dark Minions.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-111 = Stirring Bones
card-dm-131 = First of the Order
card-dm-142 = Hundreds of Butterflies
