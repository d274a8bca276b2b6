### The names of cards of Dark Minions.

card-dm-031 = Haudh-in-Gwanûr
card-dm-042 = Urlurtsu Nurn
card-dm-075 = No Way Forward
card-dm-086 = Scimitars of Steel
card-dm-093 = Tribal Banner
card-dm-094 = Tribal Totem
card-dm-106 = Chill Douser
card-dm-111 = Stirring Bones
card-dm-119 = Barrow-blade
card-dm-124 = The Dwarves Are upon You!
card-dm-131 = First of the Order
card-dm-135 = Healing of Nimrodel
card-dm-136 = Herb-lore
card-dm-139 = Hobbit-lore
card-dm-142 = Hundreds of Butterflies
card-dm-163 = When You Know More
